import type { ApplicationItem } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { valueOrUndefined } from '@portal/shared/data';
import { detailsOf, ItemDetails, LegFigures } from '@portal/shared/items';
import { Card, CardHeader, IdText, StatusChip, Sub, Table, Td, Th } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import { chakra } from '@portal/shared/ui';
import { type ItemRow, toItemRow } from './item-rows.ts';

interface ItemsSectionProps {
  readonly items: readonly ApplicationItem[];
  /** Of the application. */
  readonly status: ApplicationStatus;
}

/**
 * Card with a table of the application's items: what each is, account and amount, read-only, and the status of each
 * where one has another than the application.
 */
export function ItemsSection({ items, status }: ItemsSectionProps) {
  const lookups = valueOrUndefined(useReference('lookups'));
  const hasStatus = items.some((item) => item.status !== status);
  return (
    <Card>
      <CardHeader title="Items" aside={items.length} />
      <Table label="Items" cards>
        <thead>
          <tr>
            <Th>Item</Th>
            <Th>Account</Th>
            {hasStatus ? <Th>Status</Th> : null}
            <Th numeric>Amount</Th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemTableRow key={item.formId} row={toItemRow(item, lookups)} hasStatus={hasStatus} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function ItemTableRow({ row, hasStatus }: { readonly row: ItemRow; readonly hasStatus: boolean }) {
  const { text, mismatches, accountId, status } = row;
  const details = detailsOf(text);
  return (
    <tr>
      <Td lead>
        <chakra.span fontWeight="medium">{text.title}</chakra.span>
        {details.length > 0 ? (
          <Sub>
            <ItemDetails details={details} />
          </Sub>
        ) : null}
        {text.changes.map(({ name, label, before, after }) => (
          <Sub key={name}>
            <span data-private>{`${label}: ${before} → ${after}`}</span>
          </Sub>
        ))}
        {mismatches.map((mismatch) => (
          <Sub key={mismatch}>
            <span data-private>{mismatch}</span>
          </Sub>
        ))}
      </Td>
      <Td label="Account">
        {accountId === undefined ? null : (
          <chakra.span color="fg.muted">
            <IdText>{accountLabel(accountId)}</IdText>
          </chakra.span>
        )}
      </Td>
      {hasStatus ? (
        <Td label="Status">
          <StatusChip status={status} />
        </Td>
      ) : null}
      <Td label="Amount" numeric>
        <LegFigures legs={text.legs} />
      </Td>
    </tr>
  );
}
