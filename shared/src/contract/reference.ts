import type { Observable } from 'rxjs';
import type { Loadable } from '../foundation/loadable.ts';
import type { CustomerRow } from './api/customers.ts';
import type { Fund, FundDocument, Scheme, TopPerformingFund } from './api/funds.ts';
import type { Lookups } from './api/lookups.ts';
import type { SatForm, SatQuestion } from './api/suitability.ts';

/**
 * The agent's customers as far as they are loaded, each once, in the order of the service. `total`: number of all. After
 * `failed`, `retry` loads those that are missing.
 */
export type CustomerBook = { readonly customers: readonly CustomerRow[]; readonly total: number } & (
  | { readonly status: 'loading' | 'complete' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
);

/** The reference data by name. */
export interface ReferenceValues {
  readonly lookups: Lookups;
  readonly schemes: readonly Scheme[];
  readonly funds: readonly Fund[];
  readonly topPerformingFunds: readonly TopPerformingFund[];
  readonly documents: readonly FundDocument[];
  /** Questions of the suitability assessment. Since contract 1.2. */
  readonly satQuestions: readonly SatQuestion[];
  /** The agent's suitability applications. Since contract 1.2. */
  readonly satForms: readonly SatForm[];
  /**
   * All customers of the agent, by the search with an empty keyword: loaded at the first use, not after sign-in. Has a value
   * from the first page on. Fails where the service refuses the empty keyword. Since contract 1.13; an older host throws.
   */
  readonly customers: CustomerBook;
}

/** Name of one part of the reference data. */
export type ReferenceName = keyof ReferenceValues;

/** Reference data, loaded once after sign-in. A part that fails does not stop the others (SGN-20). docs/data.md: how fresh. */
export interface ReferenceData {
  current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]>;
  of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>>;
}
