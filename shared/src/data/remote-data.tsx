import type { Endpoint } from '@portal/shared/api/endpoint';
import { type ApiClient, createApiClient } from '@portal/shared/calls';
import { useShell } from '@portal/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { type EventName, events, type Shell } from '../contract/index.ts';
import { ApiContext } from './api-context.ts';
import { keyOf } from './query-key.ts';

/** Milliseconds for which a reply is fresh: a second screen with the same call does not send it again. */
const FRESH_MS = 10_000;

/** Options of `createRemoteData`. */
export interface RemoteDataOptions {
  /** Calls to repeat when an event occurs. */
  readonly refetchOn?: { readonly [Name in EventName]?: readonly Endpoint[] };
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

/** Repeats calls on their events, and empties the cache at the end of the session. */
const followBus = (
  shell: Shell,
  queryClient: QueryClient,
  refetchOn: RemoteDataOptions['refetchOn'] = {},
): void => {
  for (const [name, endpoints = []] of Object.entries(refetchOn)) {
    if (!isEventName(name)) continue;
    shell.bus.on(name).subscribe(() => {
      for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    });
  }
  shell.bus.on('session:ended').subscribe(() => {
    void queryClient.cancelQueries();
    queryClient.clear();
  });
};

/**
 * Creates the data of one remote, once: `export const remoteData = createRemoteData({ refetchOn: … })`. It
 * follows the bus from the first slot until the page closes, also while no slot is mounted, so that the cache
 * never outlives an event or the session.
 */
export const createRemoteData = ({ refetchOn }: RemoteDataOptions = {}): RemoteData => {
  const queryClient = newQueryClient();
  let connection: { readonly shell: Shell; readonly api: ApiClient } | undefined;

  const apiOf = (shell: Shell): ApiClient => {
    if (connection?.shell === shell) return connection.api;
    queryClient.clear();
    const api = createApiClient(shell);
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
