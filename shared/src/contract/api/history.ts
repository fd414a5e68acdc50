import { isoDate, isoInstant } from '@portal/shared/dates';
import { wireAmount, wireNav, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { applicationStatus } from './status.ts';
import { base64, currency, id } from './wire.ts';

const completedTransaction = z.object({
  date: isoDate,
  reference: id,
  /** SA, RD, SI, SO, DR or CO (docs/domain.md, section 7); others are shown as they are. */
  type: z.string(),
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
 * Whether a range of dates may be asked of the history: `to` is not before `from`, and at most a year after it (docs/domain.md,
 * section 7). Both are YYYY-MM-DD and are not checked.
 */
export const isWithinOneYear = (from: string, to: string): boolean =>
  from <= to && to <= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;

/** Completed transactions of an account between two days, both included, newest first (HIS-01, HIS-03). */
export const completedTransactions = defineEndpoint({
  method: 'GET',
  path: '/transaction/completed',
  query: z.strictObject({ accountid: id, agentid: id, transdatefrom: isoDate, transdateto: isoDate }).check(
    z.refine(({ transdatefrom, transdateto }) => isWithinOneYear(transdatefrom, transdateto), {
      path: ['transdateto'],
      message: 'before transdatefrom, or more than a year after it',
    }),
  ),
  response: z.array(completedTransaction),
});

/** How much a pending transaction moves: money, units, or all units of a holding. */
const pendingSize = z.discriminatedUnion('by', [
  z.object({ by: z.literal('amount'), amount: wireAmount }),
  z.object({ by: z.literal('units'), units: wireUnits }),
  z.object({ by: z.literal('all') }),
]);

const pendingTransaction = z.object({
  applicationId: id,
  formNo: z.string(),
  /** The transaction form inside the application. */
  transactionFormId: id,
  submittedAt: isoInstant,
  type: z.enum(['investment', 'redemption', 'switching']),
  scheme: id,
  schemeName: z.string(),
  /** The scheme that a switch buys; null for the other types. */
  toScheme: z.nullable(z.object({ scheme: id, schemeName: z.string(), currency })),
  currency,
  size: pendingSize,
  status: applicationStatus,
});
/** A transaction of an application that is not completed, rejected or expired. */
export type PendingTransaction = z.output<typeof pendingTransaction>;

/** Pending transactions of an account, newest first (HIS-02). */
export const pendingTransactions = defineEndpoint({
  method: 'GET',
  path: '/application/transaction/history',
  query: z.strictObject({ accountId: id, channel: z.literal('Digital Transaction') }),
  response: z.array(pendingTransaction),
});

const dividendPayout = z.object({
  reference: id,
  declaredOn: isoDate,
  /** Null until it is paid or reinvested. */
  paidOn: z.nullable(isoDate),
  scheme: id,
  schemeName: z.string(),
  currency,
  /** Gross dividend of one unit, with 4 decimals like a price. */
  grossPerUnit: wireNav,
  units: wireUnits,
  amount: wireAmount,
  method: z.enum(['REINVEST', 'PAYOUT']),
  /** Price and units of the reinvestment; null for a payout. */
  reinvestment: z.nullable(z.object({ nav: wireNav, units: wireUnits })),
});
/** A dividend of a scheme, paid out or reinvested. */
export type DividendPayout = z.output<typeof dividendPayout>;

/** All dividends of an account, newest first (HIS-02). */
export const dividendPayouts = defineEndpoint({
  method: 'GET',
  path: '/cif/dividendpayout',
  query: z.strictObject({ paccountid: id }),
  response: z.array(dividendPayout),
});

/** The account statement: completed transactions of one currency in a period, as a PDF (HIS-04). */
export const accountStatement = defineEndpoint({
  method: 'POST',
  changes: false,
  path: '/report/jsreport',
  body: z
    .strictObject({
      template: z.literal('transaction-statement'),
      accountId: id,
      from: isoDate,
      to: isoDate,
      currency,
    })
    .check(
      z.refine(({ from, to }) => isWithinOneYear(from, to), {
        path: ['to'],
        message: 'not a period of a year',
      }),
    ),
  response: z.object({ contentType: z.literal('application/pdf'), content: base64.check(z.minLength(1)) }),
  onFailure: 'log',
  replyFormat: 'binary',
});
