import type { Plan } from '@portal/shared/api/wire';
import type { IsoDate } from '../../rules/calendar.ts';
import { chargeFor } from '../customers/positions.ts';
import { type FundFacts, minimumCharge } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { TransactionRow } from '../rows.ts';
import type { Hundredths } from './hundredths.ts';
import type { Spans } from './trade-days.ts';

/** A transaction without its account and reference. */
export type Draft = Pick<
  TransactionRow,
  'date' | 'type' | 'scheme' | 'currency' | 'gross' | 'charge' | 'nav' | 'units'
>;

/** Transactions of one reference: one, or both legs of a switch, the one out first. */
export type Entry = readonly [Draft, ...Draft[]];

/** A holding at the point up to which its transactions are undone, the latest first. */
export interface SchemeState {
  readonly fund: FundFacts;
  units: Hundredths;
  /** `undefined`: what the purchases cost decides. */
  cost: Hundredths | undefined;
  /** Days of its transactions. */
  readonly days: IsoDate[];
}

/** An account whose history is made, from its holdings back to the first purchase. */
export interface AccountState {
  readonly source: Source;
  readonly prices: PriceHistory;
  readonly plan: Plan;
  readonly bornOn: IsoDate | null;
  readonly spans: Spans;
  readonly schemes: readonly SchemeState[];
  readonly entries: Entry[];
  /** Days of purchases in an EPF account, which are three months apart. */
  readonly epfDays: IsoDate[];
  /** Calendar years with a withdrawal from PRS. */
  readonly withdrawalYears: Set<string>;
}

/** EPF gives at least this for each purchase, in MYR (docs/domain.md, section 1). */
const EPF_MINIMUM = 1_000;

/** The lowest amount of a purchase in a plan: of the first one of a scheme, or of one more. */
export function leastPurchase(fund: FundFacts, plan: Plan, isFirst: boolean): Hundredths {
  const least = isFirst ? fund.initial : fund.additional;
  return (plan === 'EPF' ? Math.max(least, EPF_MINIMUM) : least) * 100;
}

/** The sales charge of a switch into a fund, in percent: the lowest that an agent can give, none in PRS. */
export const switchCharge = (fund: FundFacts, plan: Plan): number =>
  plan === 'PRS' ? 0 : Math.min(minimumCharge(fund), chargeFor(fund, plan));
