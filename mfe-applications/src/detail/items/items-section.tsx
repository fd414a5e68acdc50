import type { ApplicationItem } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { valueOrUndefined } from '@portal/shared/data';
import { detailsOf, ItemChanges, ItemDetails, LegFigures, useLastPrices } from '@portal/shared/items';
import { Card, CardHeader, IdText, StatusChip, Sub, Table, Td, Th } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import { chakra } from '@portal/shared/ui';
import { isUnfinished } from '../../core/status-group.ts';
import { type ItemRow, toItemRow } from './item-rows.ts';

interface ItemsSectionProps {
  readonly items: readonly ApplicationItem[];
  /** Of the application. */
  readonly status: ApplicationStatus;
}

/** Columns that some item has a value for. */
interface Columns {
  readonly account: boolean;
  readonly status: boolean;
  readonly amount: boolean;
}

/**
 * Card with a table of the application's items: what each is, account and amount where one has them, read-only, and the
 * status of each where one has another than the application.
 */
export function ItemsSection({ items, status }: ItemsSectionProps) {
  const lookups = valueOrUndefined(useReference('lookups'));
  const rows = items.map((item) => toItemRow(item, lookups));
  const columns: Columns = {
    account: rows.some(({ accountId }) => accountId !== undefined),
    status: rows.some((row) => row.status !== status),
    amount: rows.some(({ text }) => text.legs.length > 0),
  };
  return (
    <Card>
      <CardHeader title="Items" aside={items.length} />
      <Table label="Items" cards>
        <thead>
          <tr>
            <Th>Item</Th>
            {columns.account ? <Th>Account</Th> : null}
            {columns.status ? <Th>Status</Th> : null}
            {columns.amount ? <Th numeric>Amount</Th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ItemTableRow key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function ItemTableRow({ row, columns }: { readonly row: ItemRow; readonly columns: Columns }) {
  const { text, mismatches, accountId, status } = row;
  const prices = useLastPrices();
  const details = detailsOf(text, isUnfinished(status) ? prices : undefined);
  return (
    <tr>
      <Td lead>
        <chakra.span fontWeight="medium">{text.title}</chakra.span>
        {details.length > 0 ? (
          <Sub>
            <ItemDetails details={details} />
          </Sub>
        ) : null}
        <ItemChanges changes={text.changes} />
        {mismatches.map((mismatch) => (
          <Sub key={mismatch}>
            <span data-private>{mismatch}</span>
          </Sub>
        ))}
      </Td>
      {columns.account ? (
        <Td label="Account">
          {accountId === undefined ? null : (
            <chakra.span color="fg.muted">
              <IdText>{accountLabel(accountId)}</IdText>
            </chakra.span>
          )}
        </Td>
      ) : null}
      {columns.status ? (
        <Td label="Status">
          <StatusChip status={status} />
        </Td>
      ) : null}
      {columns.amount ? (
        <Td label="Amount" numeric>
          <LegFigures legs={text.legs} />
        </Td>
      ) : null}
    </tr>
  );
}
