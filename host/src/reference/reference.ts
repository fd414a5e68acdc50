import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import type { ApiClient } from '@portal/shared/calls';
import type {
  Bus,
  ReferenceData,
  ReferenceName,
  ReferenceValues,
  ShellSession,
} from '@portal/shared/contract';
import { createLoadableSource, type LoadableSource } from '../core/loading/loadable-source.ts';
import { createCustomerBook } from './customer-book.ts';

export interface ReferenceOptions {
  readonly api: ApiClient;
  readonly session: Pick<ShellSession, 'current' | 'state$'>;
  readonly bus: Pick<Bus, 'on'>;
}

type Sources = {
  readonly [Name in Exclude<ReferenceName, 'customers'>]: LoadableSource<ReferenceValues[Name]>;
};
type Values = {
  readonly [Name in ReferenceName]: Pick<LoadableSource<ReferenceValues[Name]>, 'current' | 'state$'>;
};

/** Channel of the agent's suitability forms. */
const satChannel = 'Digital Form';

/** Events that follow each other cause one read. In milliseconds. */
const eventsPauseMs = 150;

/** What has changed, by an event. What it does not name may have changed. */
interface Change {
  readonly customerId?: string | undefined;
  readonly channel?: string | undefined;
}

/**
 * Creates the reference data: it is loaded when an agent signs in, each entry independently of the others, and dropped
 * when the session ends (SGN-20). The customers, which may be thousands, are loaded when they are first asked for. Forms and
 * customers that have changed are read again while they are shown, else at their next use (docs/data.md).
 */
export function createReference({ api, session, bus }: ReferenceOptions): ReferenceData {
  const agentUserId = () => {
    const state = session.current();
    return state.status === 'active' ? state.agent.uuid : undefined;
  };
  const sources: Sources = {
    lookups: createLoadableSource((signal) => api.call(lookups, {}, { signal })),
    schemes: createLoadableSource((signal) => api.call(schemes, {}, { signal })),
    funds: createLoadableSource((signal) => api.call(funds, {}, { signal })),
    topPerformingFunds: createLoadableSource((signal) => api.call(topPerformingFunds, {}, { signal })),
    documents: createLoadableSource((signal) => api.call(fundDocuments, {}, { signal })),
    satQuestions: createLoadableSource((signal) => api.call(satQuestions, {}, { signal })),
    satForms: createLoadableSource(async (signal) => {
      const userId = agentUserId();
      return userId === undefined
        ? undefined
        : api.call(satList, { channel: satChannel, userId }, { signal });
    }),
  };
  const book = createCustomerBook(api);

  let areFormsStale = false;
  let loadedFor: string | undefined;
  session.state$.subscribe((state) => {
    const subject = state.status === 'active' ? state.agent.subject : undefined;
    // a renewed session has the same agent, so nothing is loaded again
    if (subject === loadedFor) return;
    loadedFor = subject;
    areFormsStale = false;
    book.reset();
    for (const source of Object.values(sources)) {
      if (subject === undefined) source.reset();
      else source.load();
    }
  });

  const refreshForms = () => {
    if (!areFormsStale) return;
    areFormsStale = false;
    sources.satForms.refresh();
  };
  const refreshShown = () => {
    if (sources.satForms.state$.observed) refreshForms();
    if (book.state$.observed) book.refresh();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = ({ customerId, channel = satChannel }: Change) => {
    if (customerId !== undefined) book.markStale(customerId);
    areFormsStale ||= channel === satChannel;
    clearTimeout(timer);
    timer = setTimeout(refreshShown, eventsPauseMs);
  };
  bus.on('cart:changed').subscribe(onChange);
  bus.on('application:changed').subscribe(onChange);

  const values: Values = { ...sources, customers: book };
  const startBook = () => {
    const userId = agentUserId();
    if (userId !== undefined) book.start(userId);
  };
  return {
    current(name) {
      if (name === 'customers') startBook();
      return values[name].current();
    },
    of$(name) {
      if (name === 'customers') {
        startBook();
        book.refresh();
      }
      if (name === 'satForms') refreshForms();
      return values[name].state$;
    },
  };
}
