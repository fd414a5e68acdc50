import type { ApplicationItem } from '@portal/shared/api/applications';
import { valueOrUndefined } from '@portal/shared/data';
import {
  Card,
  CardHeader,
  IdText,
  MoneyText,
  PrivateFigures,
  StatusChip,
  Sub,
  Table,
  Td,
  Th,
} from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import { chakra } from '@portal/shared/ui';
import { type ItemRow, toItemRow } from './item-rows.ts';

/** The application's items, read-only. */
export function ItemsSection({ items }: { readonly items: readonly ApplicationItem[] }) {
  const lookups = valueOrUndefined(useReference('lookups'));
  return (
    <Card>
      <CardHeader title="Items" aside={items.length} />
      <Table label="Items" cards>
        <thead>
          <tr>
            <Th>Item</Th>
            <Th>Account</Th>
            <Th>Status</Th>
            <Th numeric>Amount</Th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemTableRow key={item.formId} row={toItemRow(item, lookups)} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function ItemTableRow({ row }: { readonly row: ItemRow }) {
  return (
    <tr>
      <Td lead>
        <chakra.span fontWeight="medium">{row.title}</chakra.span>
        {row.details.length > 0 ? (
          <Sub>
            <PrivateFigures>{row.details.join(' · ')}</PrivateFigures>
          </Sub>
        ) : null}
        {row.changes?.map(({ name, label, before, after }) => (
          <Sub key={name}>
            <span data-private>{`${label}: ${before} → ${after}`}</span>
          </Sub>
        ))}
        {row.mismatches.map((text) => (
          <Sub key={text}>
            <span data-private>{text}</span>
          </Sub>
        ))}
      </Td>
      <Td label="Account">
        {row.accountId === undefined ? null : (
          <chakra.span color="fg.muted">
            <IdText>{accountLabel(row.accountId)}</IdText>
          </chakra.span>
        )}
      </Td>
      <Td label="Status">
        <StatusChip status={row.status} />
      </Td>
      <Td label="Amount" numeric>
        <Figure figure={row.figure} />
      </Td>
    </tr>
  );
}

function Figure({ figure }: Pick<ItemRow, 'figure'>) {
  if (figure === undefined) return null;
  return typeof figure === 'string' ? (
    <chakra.span fontWeight="semibold" data-private>
      {figure}
    </chakra.span>
  ) : (
    <MoneyText value={figure} />
  );
}
