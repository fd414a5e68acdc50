import { isoInstant } from '@portal/shared/dates';
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

const satQuestion = z.object({
  /** 1 to 12, as an answer names it. */
  id: z.int(),
  section: z.string(),
  text: z.string(),
  /** Whether the answer counts towards the score. */
  scored: z.boolean(),
  /** Whether the answer follows from what is known of the customer: nobody chooses it. */
  locked: z.boolean(),
  /** `score` is null where nothing is scored. */
  options: z.array(z.object({ value: id, text: z.string(), score: z.nullable(z.int()) })),
});
export type SatQuestion = z.output<typeof satQuestion>;

/** The questions of the suitability assessment, in order (SAT-01). */
export const satQuestions = defineEndpoint({
  method: 'GET',
  path: '/application/sat/question',
  response: z.array(satQuestion),
  onFailure: 'throw',
});

const satForm = z.object({
  id,
  customerId: id,
  customerName: z.string(),
  /** `Draft` while in the cart, `Submitted` once checked out. */
  status: z.string(),
  updatedAt: isoInstant,
});
export type SatForm = z.output<typeof satForm>;

/** The agent's suitability forms, newest first (SAT-05). */
export const satList = defineEndpoint({
  method: 'GET',
  path: '/application/sat/list',
  query: z.strictObject({ channel: z.literal('Digital Form'), userId: id }),
  response: z.array(satForm),
  onFailure: 'throw',
});
