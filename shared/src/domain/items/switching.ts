import type { DescribePayload } from './item-text.ts';
import { legsOf, readSize, shortSchemeName } from './legs.ts';
import { purchaseDetails } from './payload-details.ts';

/**
 * Returns the text of a switch or contra (a switch without payout): a leg for the scheme that is sold, then one for
 * that which is bought.
 */
export const describeSwitching: DescribePayload<'switching'> = (payload) => {
  const { fromScheme, fromSchemeName, fromCurrency, toScheme, toSchemeName, toCurrency } = payload;
  return {
    title: `Switch ${shortSchemeName(fromSchemeName)} to ${shortSchemeName(toSchemeName)}`,
    legs: legsOf({
      sold: { scheme: fromScheme, schemeName: fromSchemeName, currency: fromCurrency },
      bought: { scheme: toScheme, schemeName: toSchemeName, currency: toCurrency },
      size: readSize(payload, fromCurrency, payload.switchAll),
    }),
    details: [{ value: `${fromScheme} to ${toScheme}` }, ...purchaseDetails(payload)],
    changes: [],
    terms: { salesCharge: payload.salesCharge, units: payload.units },
  };
};
