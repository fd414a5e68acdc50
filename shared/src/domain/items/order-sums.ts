import {
  Money,
  marketValue,
  Nav,
  Percent,
  shareOf,
  splitSalesCharge,
  type Units,
} from '@portal/shared/money';
import type { ItemDetail, ItemText } from './item-text.ts';

/** Prices that orders by units are valued at. */
export interface Prices {
  readonly navOf: (scheme: string) => Nav | undefined;
  /** Set when the orders were carried out at them. Else they are the last ones, and the sums are estimates. */
  readonly isFinal?: true;
}

/** The sums of one order. `net`, what is invested or paid out, with `charge` and `tax` is `gross`. */
export interface OrderSums {
  /** Of units, at the last price. */
  readonly isEstimated: boolean;
  readonly gross: Money;
  /** Sales charge of what is bought. */
  readonly charge?: Money;
  /** Of a taxed withdrawal from PRS. */
  readonly tax?: Money;
  readonly net: Money;
}

/** The tax of a taxed withdrawal, and what is paid of it (docs/domain.md, section 3). */
const netShare = Percent.of('92');

/** The charge does not depend on the price of what is bought, so any price can be used. */
const anyPrice = Nav.of('1');

/**
 * Returns the 8% tax on a taxed withdrawal from PRS, and what is paid after it (`net`, rounded). Both add up to
 * `gross`. Whether a withdrawal is taxed depends on its reason.
 */
export function taxOf(gross: Money): { readonly tax: Money; readonly net: Money } {
  const net = shareOf(gross, netShare);
  return { tax: gross.minus(net), net };
}

/** Returns what the sold units are worth; `undefined` without their price or number. */
function worthOf(
  units: Units | undefined,
  { scheme, currency }: { readonly scheme: string; readonly currency: string },
  prices: Prices | undefined,
): Money | undefined {
  const nav = prices?.navOf(scheme);
  return nav && units && !units.isZero() ? marketValue(units, nav, currency) : undefined;
}

/**
 * Returns the sums of an order: what moves, its sales charge or tax, and what is left. Those of units are estimates at the
 * last prices. `undefined` for a form about the customer, for units without `prices`, and for a switch into another
 * currency, whose sums are known only when it is priced. Every screen and file reads it.
 */
export function sumsOf(
  { legs, terms }: Pick<ItemText, 'legs' | 'terms'>,
  prices?: Prices,
): OrderSums | undefined {
  const [first, target] = legs;
  if (!first || !terms || (target && target.currency !== first.currency)) return undefined;
  const { size } = first;
  const isAmount = size instanceof Money;
  const gross = isAmount ? size : worthOf(terms.units, first, prices);
  if (!gross) return undefined;
  const sums = { isEstimated: !isAmount && !prices?.isFinal, gross };
  if (terms.salesCharge) {
    const { charge, net } = splitSalesCharge(gross, terms.salesCharge, anyPrice);
    return { ...sums, charge, net };
  }
  return { ...sums, ...(terms.isTaxed ? taxOf(gross) : { net: gross }) };
}

/** Formats a sum of an order: `MYR 198.02`, or `≈ MYR 198.02` for an estimate. */
export const orderSumText = ({ isEstimated }: OrderSums, sum: Money): string =>
  `${isEstimated ? '≈ ' : ''}${sum.currency} ${sum.format()}`;

/** The labels of the sums of what is bought. */
export const chargeLabels: readonly (string | undefined)[] = ['charge', 'invested', 'switched in'];

/**
 * Returns the sums of an order as details: sales charge and what is invested, or tax and what is paid, or the worth of
 * units. Without sums, the charge or tax in percent. Nothing when they say no more than the amount.
 */
export function sumDetails(text: Pick<ItemText, 'legs' | 'terms'>, prices?: Prices): readonly ItemDetail[] {
  const { salesCharge, isTaxed } = text.terms ?? {};
  const sums = sumsOf(text, prices);
  const detail = (label: string, sum: Money, percent?: string): readonly ItemDetail[] =>
    sums ? [{ label, value: orderSumText(sums, sum) + (percent === undefined ? '' : ` (${percent})`) }] : [];
  if (salesCharge && (!sums?.charge || salesCharge.isZero()))
    return [{ label: 'charge', value: salesCharge.format() }];
  if (isTaxed && !sums?.tax) return [{ label: 'tax', value: '8%' }];
  if (!sums) return [];
  const { charge, tax, net, isEstimated } = sums;
  if (charge)
    return [
      ...detail('charge', charge, salesCharge?.format()),
      ...detail(text.legs.length > 1 ? 'switched in' : 'invested', net),
    ];
  if (tax) return [...detail('tax', tax, '8%'), ...detail('net', net)];
  return isEstimated ? detail('worth', net) : [];
}
