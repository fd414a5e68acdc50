import type { Application } from '@portal/shared/api/applications';
import type { Lookups } from '@portal/shared/api/lookups';
import type { Prices } from '@portal/shared/items';
import type { OrderPrice, PaperOrder } from '@portal/shared/paper';
import { accountLabel } from '@portal/shared/records';
import { toItemRow } from '../items/item-rows.ts';

/**
 * Converts an application's items for its receipt, with the account after the title and the status of each where one has
 * another than the application, and the price of each of their schemes. A scheme that several of them buy or sell has
 * none, because it is not known which price is whose. `lastPrices`: for estimates of units that are not priced yet.
 */
export function toReceiptOrders(
  application: Pick<Application, 'items' | 'status' | 'account'>,
  prices: readonly OrderPrice[],
  lookups?: Lookups,
  lastPrices?: Prices,
): readonly PaperOrder[] {
  const { items, account } = application;
  const hasStatus = items.some(({ status }) => status !== application.status);
  const rows = items.map((item) => toItemRow(item, lookups));
  const schemes = rows.flatMap(({ text }) => text.legs.map(({ scheme }) => scheme));
  const isOnce = (all: readonly string[], scheme: string) =>
    all.filter((each) => each === scheme).length === 1;
  const priced = prices.map(({ scheme }) => scheme);
  const clear = prices.filter(({ scheme }) => isOnce(schemes, scheme) && isOnce(priced, scheme));
  return rows.map(({ id, text, accountId, status, mismatches }) => ({
    id,
    text,
    note: [accountId && accountId !== account?.accountId && accountLabel(accountId), hasStatus && status]
      .filter(Boolean)
      .join(', '),
    remarks: mismatches,
    prices: clear.filter(({ scheme }) => text.legs.some((leg) => leg.scheme === scheme)),
    lastPrices,
  }));
}
