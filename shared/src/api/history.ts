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

/** Completed transactions of an account between two days, both included, newest first (HIS-01, HIS-03). */
export const completedTransactions = defineEndpoint({
  method: 'GET',
  path: '/transaction/completed',
  query: z.strictObject({ accountid: id, agentid: id, transdatefrom: isoDate, transdateto: isoDate }),
  response: z.array(completedTransaction),
  onFailure: 'throw',
});
