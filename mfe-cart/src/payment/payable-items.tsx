import type { PayableItem } from '@portal/shared/api/payment';
import { getInvestmentTitle } from '@portal/shared/items';
import { Card, CardHeader, MoneyText, Sub, Table, Td, Th } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Span } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { pluralize } from '../core/format-text.ts';

interface PayableRowsProps {
  readonly items: readonly PayableItem[];
  /** Content of a column between item and amount. */
  readonly status?: (item: PayableItem) => ReactNode;
}

/**
 * Table of the items to pay for, each with its amount. `status` returns the content of a column before the amount;
 * without it there is no such column.
 */
export function PayableRows({ items, status }: PayableRowsProps) {
  return (
    <Table label="Items of this payment" cards align="middle">
      <thead>
        <tr>
          <Th>Item</Th>
          {status ? <Th>Status</Th> : null}
          <Th numeric>Amount</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.formId}>
            <Td lead>
              <Span fontWeight="medium">{getInvestmentTitle(item)}</Span>
              <Sub>
                {item.scheme} · {accountLabel(item.accountId)}
              </Sub>
            </Td>
            {status ? <Td label="Status">{status(item)}</Td> : null}
            <Td label="Amount" numeric>
              <MoneyText value={item.amount.in(item.currency)} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The items to pay for, in a card. */
export function PayableItems({ items }: Pick<PayableRowsProps, 'items'>) {
  return (
    <Card>
      <CardHeader title="Items" aside={pluralize(items.length, 'item')} />
      <PayableRows items={items} />
    </Card>
  );
}
