import { compare, minus, sum } from '../money.ts';
import type { CurrencyAmount, OrderItem } from '../orders/order-item.ts';

function byCurrency(amounts: readonly CurrencyAmount[]): Map<string, string> {
  const totals = new Map<string, string>();
  for (const { currency, amount } of amounts) {
    totals.set(currency, sum([totals.get(currency) ?? '0', String(amount)]));
  }
  return totals;
}

/** Returns the cost of items by currency. Only investments need a payment (docs/domain.md, section 6); empty without one. */
export function amountsDue(items: readonly OrderItem[]): readonly CurrencyAmount[] {
  const amounts = items.flatMap((item) =>
    item.type === 'investment' ? [{ currency: item.payload.currency, amount: item.payload.amount }] : [],
  );
  return [...byCurrency(amounts)].map(([currency, total]) => ({ currency, amount: Number(total) }));
}

/** Amounts that are still due after payments. Fully paid currencies are left out. */
export function remainingDue(
  due: readonly CurrencyAmount[],
  paidAmounts: readonly CurrencyAmount[],
): readonly CurrencyAmount[] {
  const received = byCurrency(paidAmounts);
  return due.flatMap(({ currency, amount }) => {
    const left = minus(String(amount), received.get(currency) ?? '0');
    return compare(left, '0') > 0 ? [{ currency, amount: Number(left) }] : [];
  });
}
