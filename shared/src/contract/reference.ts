import type { Observable } from 'rxjs';
import type { Fund, FundDocument, Scheme, TopPerformingFund } from '../api/funds.ts';
import type { Lookups } from '../api/lookups.ts';

/** Data on its way: a failure is told, and never looks like empty. */
export type Loadable<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

export interface ReferenceValues {
  readonly lookups: Lookups;
  readonly schemes: readonly Scheme[];
  readonly funds: readonly Fund[];
  readonly topPerformingFunds: readonly TopPerformingFund[];
  readonly documents: readonly FundDocument[];
}

export type ReferenceName = keyof ReferenceValues;

/** Loaded together after sign-in, each alone: one that fails does not stop the others (SGN-20). */
export interface ReferenceData {
  current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]>;
  of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>>;
}
