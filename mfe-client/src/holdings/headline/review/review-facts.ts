import type { LoadedHoldings } from '../../holdings-view.ts';
import type { FlowsSource } from '../flows-loader.tsx';
import type { NetMoneyIn } from '../net-money-in.ts';

/** A fact of the customer's assessment: what the profile says, and a note. */
interface RecordFact {
  readonly text: string;
  readonly note?: string;
}

/** What the profile's header says of the customer's assessment and record. */
export interface ReviewRecord {
  readonly risk: RecordFact & { readonly rank?: number };
  readonly suitability: RecordFact;
  readonly sophisticated: RecordFact;
  /** `reasons` is empty when the customer needs no extra care. */
  readonly vulnerable: RecordFact & { readonly reasons: readonly string[] };
}

/** Whether everything that the review shows has been loaded or has failed. */
export const isReviewReady = ({ classes }: LoadedHoldings, flows: FlowsSource): boolean =>
  classes.status !== 'loading' &&
  flows.status !== 'loading' &&
  !(flows.status === 'ok' && flows.earlier.status === 'loading');

/** Returns what the figures leave out, a sentence for each, in the order of their weight. */
export function listUnknowns(
  { failedAccounts, excludedAccounts, classes }: LoadedHoldings,
  flows: FlowsSource,
  netMoney: NetMoneyIn | undefined,
): readonly string[] {
  const listed = (ids: readonly string[]) => ids.join(', ');
  return [
    ...(failedAccounts.length > 0
      ? [`Accounts that could not be loaded: ${listed(failedAccounts)}. They are not in any figure.`]
      : []),
    ...(excludedAccounts.length > 0
      ? [`Accounts of another plan, which the agent is not registered for: ${listed(excludedAccounts)}.`]
      : []),
    ...(classes.status === 'failed'
      ? ['Asset classes and risks of the funds, which could not be loaded.']
      : []),
    ...(flows.status === 'failed' ? ['Money in and out, which could not be loaded.'] : []),
    ...(netMoney && !netMoney.isComplete ? ['Money in and out of earlier years.'] : []),
    'Prices of past days. Only today’s value is shown.',
    'Orders that are not priced yet.',
    'Investments outside this company, and the customer’s tax.',
  ];
}
