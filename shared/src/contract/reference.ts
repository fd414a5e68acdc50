import type { Observable } from 'rxjs';
import type { Fund, FundDocument, Scheme, TopPerformingFund } from '../api/funds.ts';
import type { Lookups } from '../api/lookups.ts';
import type { SatForm, SatQuestion } from '../api/suitability.ts';

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
  /** Questions of the suitability assessment. Since contract 1.2. */
  readonly satQuestions: readonly SatQuestion[];
  /** The agent's own suitability applications, as at sign-in. Since contract 1.2. */
  readonly satForms: readonly SatForm[];
}

export type ReferenceName = keyof ReferenceValues;

/** Loaded together after sign-in, each alone: one that fails does not stop the others (SGN-20). */
export interface ReferenceData {
  current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]>;
  of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>>;
}
