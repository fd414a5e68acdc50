import { of } from '@portal/shared/ui';
import type { Loadable, ReferenceData, ReferenceName, ReferenceValues } from '../contract/index.ts';

type States = { readonly [Name in ReferenceName]: Loadable<ReferenceValues[Name]> };

const stateOf = <Value>(value: Value | undefined, failed: boolean): Loadable<Value> => {
  if (failed) return { status: 'failed', error: new Error('reference data failed'), retry: () => {} };
  return value === undefined ? { status: 'loading' } : { status: 'ok', value };
};

/** For tests: creates reference data with the given parts. Parts in `failed` have failed; others are loading. */
export const testReference = (
  values: Partial<ReferenceValues> = {},
  failed: readonly ReferenceName[] = [],
): ReferenceData => {
  const states: States = {
    lookups: stateOf(values.lookups, failed.includes('lookups')),
    schemes: stateOf(values.schemes, failed.includes('schemes')),
    funds: stateOf(values.funds, failed.includes('funds')),
    topPerformingFunds: stateOf(values.topPerformingFunds, failed.includes('topPerformingFunds')),
    documents: stateOf(values.documents, failed.includes('documents')),
    satQuestions: stateOf(values.satQuestions, failed.includes('satQuestions')),
    satForms: stateOf(values.satForms, failed.includes('satForms')),
    customers: stateOf(values.customers, failed.includes('customers')),
  };
  return { current: (name) => states[name], of$: (name) => of(states[name]) };
};
