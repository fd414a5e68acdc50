import type { Endpoint } from '@portal/shared/api/endpoint';
import { type ApiClient, createApiClient, type Read, SharedReads } from '@portal/shared/calls';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { type Bus, type EventName, events, type Shell } from '../../contract/index.ts';
import { ApiContext } from './api-context.ts';

/** Milliseconds for which a reply is fresh: a second screen with the same call does not send it again. */
const FRESH_MS = 10_000;

/** A call to repeat on an event; with `channel`, only on an event that names no other. */
export type RepeatedCall = Endpoint | { readonly endpoint: Endpoint; readonly channel: string };

/** Options of `createRemoteData`. */
export interface RemoteDataOptions {
  /** Calls to repeat when an event occurs, unless it names another account or channel than their input. */
  readonly refetchOn?: { readonly [Name in EventName]?: readonly RepeatedCall[] };
}

/** The API client and cache that all slots of a remote share. */
export interface RemoteData {
  readonly queryClient: QueryClient;
  /** Provides client and cache to the hooks of a slot. Use it inside `createParcel`. */
  wrap<Props extends object>(Slot: ComponentType<Props>): ComponentType<Props>;
}

const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // the API client has its own retry rules, and a call while offline must fail like any other
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

/** The bus identifies the page. */
const pageReads = new WeakMap<Bus, SharedReads>();

/** Returns the reads that all remotes of the page share. */
const sharedReadsOf = (bus: Bus): SharedReads => {
  const known = pageReads.get(bus);
  if (known) return known;
  const reads = new SharedReads();
  pageReads.set(bus, reads);
  bus.on('session:ended').subscribe(() => reads.forget(() => true));
  return reads;
};

/** What an event may name of what has changed, and a call of what it reads. */
const subject = z.object({ accountId: z.optional(z.string()), channel: z.optional(z.string()) });

type Subject = z.output<typeof subject>;

const subjectOf = (value: unknown): Subject => z.safeParse(subject, value).data ?? {};

/** Returns whether an event may have changed the reply to a read: neither names another account or channel. */
const isChangedBy = (event: unknown, call: RepeatedCall, { path, input }: Read): boolean => {
  const { endpoint, ...named } = 'endpoint' in call ? call : { endpoint: call };
  const changed = subjectOf(event);
  const read: Subject = { ...subjectOf(input), ...named };
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other;
  return (
    endpoint.path === path &&
    isSame(changed.accountId, read.accountId) &&
    isSame(changed.channel, read.channel)
  );
};

/**
 * Milliseconds from an event to the reads that it causes. All remotes have heard it by then, so that they share them, and
 * a screen that closes with the event is gone: on a slow computer when the browser is idle.
 */
const REFETCH_DELAY_MS = 150;
const LONGEST_BUSY_MS = 1_000;

/** Safari has no `requestIdleCallback`. */
const afterScreensClosed = (run: () => void) =>
  setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') run();
    else requestIdleCallback(run, { timeout: LONGEST_BUSY_MS });
  }, REFETCH_DELAY_MS);

/** Repeats calls on their events, and empties the cache at the end of the session. */
const followBus = (
  { bus }: Shell,
  queryClient: QueryClient,
  refetchOn: RemoteDataOptions['refetchOn'] = {},
): void => {
  const reads = sharedReadsOf(bus);
  const due = new Set<string>();
  const refetch = () => {
    // a reply that was stored since is newer than the event
    const predicate = ({ queryHash, state }: Query) => due.has(queryHash) && state.isInvalidated;
    void queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
    due.clear();
  };
  for (const [name, calls = []] of Object.entries(refetchOn)) {
    if (!isEventName(name)) continue;
    bus.on(name).subscribe((event) => {
      const isChanged = (read: Read) => calls.some((call) => isChangedBy(event, call, read));
      const predicate = ({ queryKey: [path, input] }: Query) => isChanged({ path: String(path), input });
      if (due.size === 0) afterScreensClosed(refetch);
      reads.forget(isChanged);
      for (const { queryHash } of queryClient.getQueryCache().findAll({ predicate })) due.add(queryHash);
      // what is in flight may be from before the event
      void queryClient.cancelQueries({ predicate });
      void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
    });
  }
  bus.on('session:ended').subscribe(() => {
    void queryClient.cancelQueries();
    queryClient.clear();
  });
};

/**
 * Creates the cache of API replies of one remote, once: `export const remoteData = createRemoteData({ refetchOn: … })`.
 * `wrap` gives it and the API client to a slot's component. The calls of `refetchOn` are made again after their bus
 * event, and the end of the session empties the cache. It follows the bus from the first slot until the page closes,
 * also while no slot is mounted.
 */
export const createRemoteData = ({ refetchOn }: RemoteDataOptions = {}): RemoteData => {
  const queryClient = newQueryClient();
  let connection: { readonly shell: Shell; readonly api: ApiClient } | undefined;

  const apiOf = (shell: Shell): ApiClient => {
    if (connection?.shell === shell) return connection.api;
    queryClient.clear();
    const api = createApiClient({ ...shell, sharedReads: sharedReadsOf(shell.bus) });
    followBus(shell, queryClient, refetchOn);
    connection = { shell, api };
    return api;
  };

  const wrap = <Props extends object>(Slot: ComponentType<Props>): ComponentType<Props> =>
    function WithRemoteData(props: Props) {
      const api = apiOf(useShell());
      return (
        <QueryClientProvider client={queryClient}>
          <ApiContext value={api}>{createElement(Slot, props)}</ApiContext>
        </QueryClientProvider>
      );
    };

  return { queryClient, wrap };
};
