import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, optionalText } from './wire.ts';

/** Checks whether a scheme is riskier than the customer's assessment allows (domain, section 4). */
export const productMismatch = defineEndpoint({
  method: 'GET',
  path: '/application/sat/productmismatch',
  query: z.strictObject({ customerId: id, scheme: id }),
  response: z.object({
    mismatch: z.boolean(),
    /** Texts that the agent reads to the customer. */
    reasons: z.array(z.string()),
    /** 1 to 5; 0 when there is no valid assessment. */
    customerRank: z.int(),
    schemeRank: z.int(),
    riskCategory: optionalText,
  }),
  onFailure: 'throw',
});
/** Reply of `productMismatch`. */
export type ProductMismatch = z.output<(typeof productMismatch)['response']>;

const satQuestion = z.object({
  /** 1 to 12; an answer refers to it. */
  id: z.int(),
  section: z.string(),
  text: z.string(),
  /** Whether the answer counts towards the score. */
  scored: z.boolean(),
  /** The customer's record determines the answer, so the agent cannot choose it. */
  locked: z.boolean(),
  /** `score` is null for a question without score. */
  options: z.array(z.object({ value: id, text: z.string(), score: z.nullable(z.int()) })),
});
/** A question of the suitability assessment. */
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
/** A suitability form of the agent. */
export type SatForm = z.output<typeof satForm>;

/** The agent's suitability forms, newest first (SAT-05). */
export const satList = defineEndpoint({
  method: 'GET',
  path: '/application/sat/list',
  query: z.strictObject({ channel: z.literal('Digital Form'), userId: id }),
  response: z.array(satForm),
  onFailure: 'throw',
});
