import { isoDate } from '@portal/shared/dates';
import { wireAmount, wireNav, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency, id } from './wire.ts';

/** Sale, redemption, switch in and out, distribution reinvestment, cooling-off (domain, section 7). */
const transactionTypes = ['SA', 'RD', 'SI', 'SO', 'DR', 'CO'] as const;
/** Type of a completed transaction. */
export type TransactionType = (typeof transactionTypes)[number];

const completedTransaction = z.object({
  date: isoDate,
  reference: id,
  type: z.enum(transactionTypes),
  scheme: id,
  schemeName: z.string(),
  currency,
  gross: wireAmount,
  charge: wireAmount,
  nav: wireNav,
  /** Negative when units left the account. */
  units: wireUnits,
  status: z.string(),
});
/** A completed transaction, with its price. */
export type CompletedTransaction = z.output<typeof completedTransaction>;

/**
 * Returns whether `to` is not before `from` and at most a year after it (domain, section 7). Days are
 * YYYY-MM-DD.
 */
export const isSpan = (from: string, to: string): boolean =>
  from <= to && to <= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;

/** Completed transactions of an account between two days, both included, newest first (HIS-01, HIS-03). */
export const completedTransactions = defineEndpoint({
  method: 'GET',
  path: '/transaction/completed',
  query: z.strictObject({ accountid: id, agentid: id, transdatefrom: isoDate, transdateto: isoDate }).check(
    z.refine(({ transdatefrom, transdateto }) => isSpan(transdatefrom, transdateto), {
      path: ['transdateto'],
      message: 'before transdatefrom, or more than a year after it',
    }),
  ),
  response: z.array(completedTransaction),
  onFailure: 'throw',
});
