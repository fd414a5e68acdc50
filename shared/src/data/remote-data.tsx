import type { Endpoint } from '@portal/shared/api/endpoint';
import { type ApiClient, createApiClient } from '@portal/shared/calls';
import { useShell } from '@portal/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { type EventName, events, type Shell } from '../contract/index.ts';
import { ApiContext } from './api-context.ts';
import { keyOf } from './query-key.ts';

/** How long a reply is taken for fresh. Within it a second screen that asks the same does not call again. */
const FRESH_MS = 10_000;

export interface RemoteDataOptions {
  /** Which calls are made again when something has happened. */
  readonly refetchOn?: { readonly [Name in EventName]?: readonly Endpoint[] };
}

/** What a remote's slots share: one API client, one cache. */
export interface RemoteData {
  readonly queryClient: QueryClient;
  /** Puts the remote's data within reach of a slot's hooks; inside `createParcel`. */
  wrap<Props extends object>(Slot: ComponentType<Props>): ComponentType<Props>;
}

const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // the client retries by its own rules, and a call made offline fails like any other
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

/** Ties the cache to what happens: calls are made again on their events, and sign-out leaves nothing behind. */
const follow = (
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
 * The data of one remote, made once: `export const remoteData = createRemoteData({ refetchOn: … })`. It follows the
 * bus from the first slot on until the page goes, also while none of the remote's slots shows: what is cached must
 * never outlive what has happened, nor the session.
 */
export const createRemoteData = ({ refetchOn }: RemoteDataOptions = {}): RemoteData => {
  const queryClient = newQueryClient();
  let connected: { readonly shell: Shell; readonly api: ApiClient } | undefined;

  const apiOf = (shell: Shell): ApiClient => {
    if (connected?.shell === shell) return connected.api;
    queryClient.clear();
    const api = createApiClient(shell);
    follow(shell, queryClient, refetchOn);
    connected = { shell, api };
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
