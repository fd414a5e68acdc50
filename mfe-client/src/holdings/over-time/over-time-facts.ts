import type { Account } from '@portal/shared/api/accounts';
import type { ReplyOf } from '@portal/shared/api/endpoint';
import type { customerHoldings } from '@portal/shared/api/holdings';
import { formatDate } from '@portal/shared/dates';
import { flowDefinition } from '@portal/shared/flows';
import { Money } from '@portal/shared/money';

/** What the card needs of the tab. */
export interface OverTimeFacts {
  readonly accounts: readonly Pick<Account, 'accountId' | 'plan' | 'currencies'>[];
  /** Totals of each account; `undefined` while they are loaded, and when they failed. */
  readonly totals: ReplyOf<typeof customerHoldings>['accounts'] | undefined;
}

/** Today's value of the accounts whose transactions are shown. */
export type KnownValue =
  | { readonly status: 'known'; readonly money: Money }
  | { readonly status: 'unknown'; readonly money?: undefined };

/**
 * Adds up today's value of the accounts in a currency, without those in `uncovered`: ids of the accounts that the
 * agent's registration does not cover. Unknown while the totals are not loaded.
 */
export function sumValueToday(
  { totals }: OverTimeFacts,
  currency: string,
  uncovered: readonly string[],
): KnownValue {
  if (totals === undefined) return { status: 'unknown' };
  const money = totals
    .filter(({ accountId }) => !uncovered.includes(accountId))
    .flatMap((account) => account.totals.filter((total) => total.currency === currency))
    .reduce((sum, total) => sum.plus(total.marketValue.in(currency)), Money.of(currency, '0'));
  return { status: 'known', money };
}

/** What was loaded, and what is missing from it. */
interface KnownFacts {
  readonly value: KnownValue;
  readonly uncovered: readonly string[];
  /** Whether the period is all years, of which only some are loaded. */
  readonly isAll: boolean;
  /** First day of the period. */
  readonly from: string;
}

/** Returns sentences about what the card does not know or leaves out, and first what counts as money in and out. */
export function listUnknowns({ value, uncovered, isAll, from }: KnownFacts): readonly string[] {
  return [
    flowDefinition,
    'Values of earlier days are not known, so only today’s value is shown.',
    value.status === 'unknown' ? 'Today’s value could not be loaded.' : undefined,
    uncovered.length > 0
      ? `Without ${uncovered.join(', ')}, which your registration does not cover.`
      : undefined,
    isAll ? `Transactions before ${formatDate(from)} are not included.` : undefined,
  ].filter((text) => text !== undefined);
}
