import type { DescribePayload } from './item-text.ts';
import { legsOf } from './legs.ts';
import { purchaseDetails } from './payload-details.ts';

/** Returns the title of an investment by its scheme, `Invest in Sukuk`, also where its payload is not known. */
export const getInvestmentTitle = ({ schemeName }: { readonly schemeName: string }): string =>
  `Invest in ${schemeName}`;

/**
 * Returns the text of an investment: one leg for the scheme that is bought, with the amount including its sales charge.
 */
export const describeInvestment: DescribePayload<'investment'> = (payload) => ({
  title: getInvestmentTitle(payload),
  legs: legsOf({ bought: payload, size: payload.amount.in(payload.currency) }),
  details: [{ value: payload.scheme }, ...purchaseDetails(payload)],
  changes: [],
  terms: { salesCharge: payload.salesCharge },
});
