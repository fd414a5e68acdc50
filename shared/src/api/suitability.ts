import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, optionalText } from './wire.ts';

/** Whether a scheme is riskier than the customer's assessment allows (domain, section 4). */
export const productMismatch = defineEndpoint({
  method: 'GET',
  path: '/application/sat/productmismatch',
  query: z.strictObject({ customerId: id, scheme: id }),
  response: z.object({
    mismatch: z.boolean(),
    /** In words, for the agent to read to the customer. */
    reasons: z.array(z.string()),
    /** 1 to 5; 0 when there is no valid assessment. */
    customerRank: z.int(),
    schemeRank: z.int(),
    riskCategory: optionalText,
  }),
  onFailure: 'throw',
});
export type ProductMismatch = z.output<(typeof productMismatch)['response']>;
