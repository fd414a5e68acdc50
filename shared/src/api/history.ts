import { isoDate } from '@portal/shared/dates';
import { wireAmount, wireNav, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency, id } from './wire.ts';

/** SA sale, RD redemption, SI/SO switch in and out, DR reinvestment, CO cooling-off (domain, section 7). */
export const transactionTypes = ['SA', 'RD', 'SI', 'SO', 'DR', 'CO'] as const;
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
export type CompletedTransaction = z.output<typeof completedTransaction>;

/** Whether the last day comes no earlier than the first and at most a year after it (domain, section 7). */
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
