import type { ApplicationItem } from '@portal/shared/api/applications';
import { Card, CardHeader, IdText, MoneyText, StatusChip, Sub, Table, Td, Th } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { type ItemLine, lineOf } from './item-lines.ts';

/** What the customer asked for, one row each; read-only. */
export function ItemsSection({ items }: { readonly items: readonly ApplicationItem[] }) {
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
          {items.map(lineOf).map((line) => (
            <ItemRow key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function ItemRow({ line }: { readonly line: ItemLine }) {
  return (
    <tr>
      <Td lead>
        <chakra.span fontWeight="medium">{line.title}</chakra.span>
        {line.particulars.length > 0 ? <Sub>{line.particulars.join(' · ')}</Sub> : null}
      </Td>
      <Td label="Account">
        {line.accountId === undefined ? null : (
          <chakra.span color="fg.muted">
            <IdText>{line.accountId}</IdText>
          </chakra.span>
        )}
      </Td>
      <Td label="Status">
        <StatusChip status={line.status} />
      </Td>
      <Td label="Amount" numeric>
        <Figure figure={line.figure} />
      </Td>
    </tr>
  );
}

function Figure({ figure }: Pick<ItemLine, 'figure'>) {
  if (figure === undefined) return null;
  return typeof figure === 'string' ? (
    <chakra.span fontWeight="semibold" data-private>
      {figure}
    </chakra.span>
  ) : (
    <MoneyText value={figure} />
  );
}
