import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import type { ApiClient } from '@portal/shared/calls';
import type { ReferenceData, ReferenceName, ReferenceValues, ShellSession } from '@portal/shared/contract';
import { createLoadableSource, type LoadableSource } from '../core/loading/loadable-source.ts';
import { loadCustomers } from './load-customers.ts';

export interface ReferenceOptions {
  readonly api: Pick<ApiClient, 'call'>;
  readonly session: Pick<ShellSession, 'current' | 'state$'>;
}

type Sources = { readonly [Name in ReferenceName]: LoadableSource<ReferenceValues[Name]> };

/**
 * Creates the reference data: it is loaded when an agent signs in, each entry independently of the others, and dropped
 * when the session ends (SGN-20). The customers, which may be thousands, are loaded when they are first asked for.
 */
export function createReference({ api, session }: ReferenceOptions): ReferenceData {
  const sources: Sources = {
    lookups: createLoadableSource((signal) => api.call(lookups, {}, { signal })),
    schemes: createLoadableSource((signal) => api.call(schemes, {}, { signal })),
    funds: createLoadableSource((signal) => api.call(funds, {}, { signal })),
    topPerformingFunds: createLoadableSource((signal) => api.call(topPerformingFunds, {}, { signal })),
    documents: createLoadableSource((signal) => api.call(fundDocuments, {}, { signal })),
    satQuestions: createLoadableSource((signal) => api.call(satQuestions, {}, { signal })),
    satForms: createLoadableSource(async (signal) => {
      const state = session.current();
      if (state.status !== 'active') return undefined;
      return api.call(satList, { channel: 'Digital Form', userId: state.agent.uuid }, { signal });
    }),
    customers: createLoadableSource(async (signal) => {
      const state = session.current();
      if (state.status !== 'active') return undefined;
      return loadCustomers(api, state.agent.uuid, signal);
    }),
  };
  const { customers, ...loadedAtSignIn } = sources;

  let loadedFor: string | undefined;
  let areCustomersRequested = false;
  session.state$.subscribe((state) => {
    const subject = state.status === 'active' ? state.agent.subject : undefined;
    // a renewed session has the same agent, so nothing is loaded again
    if (subject === loadedFor) return;
    loadedFor = subject;
    areCustomersRequested = false;
    customers.reset();
    for (const source of Object.values(loadedAtSignIn)) {
      if (subject === undefined) source.reset();
      else source.load();
    }
  });

  const request = (name: ReferenceName) => {
    if (name !== 'customers' || areCustomersRequested || loadedFor === undefined) return;
    areCustomersRequested = true;
    customers.load();
  };

  return {
    current(name) {
      request(name);
      return sources[name].current();
    },
    of$(name) {
      request(name);
      return sources[name].state$;
    },
  };
}
