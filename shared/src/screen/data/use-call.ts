import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import { ApiError } from '@portal/shared/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Loadable } from '../../contract/index.ts';
import { useApi } from './api-context.ts';
import { keyOf } from './query-key.ts';

/** Options of `useCall`. */
export interface UseCallOptions {
  /**
   * Keeps showing the reply to the previous input, as `refreshing`, until the new one arrives. Only where
   * mixing them up does no harm: pages and words of a search, never two customers.
   */
  readonly keepPrevious?: boolean;
  /** Repeats the call when the agent returns to the tab, for data that others change. */
  readonly refetchOnFocus?: boolean;
  /** Milliseconds for which the reply is fresh; 10 s by default. */
  readonly freshFor?: number;
}

/** State of a read. `refreshing`: the shown value is about to be replaced. */
export type Called<Value> = Loadable<Value> & { readonly refreshing: boolean };

const asError = (error: unknown): Error => (error instanceof Error ? error : new ApiError('network'));

/**
 * Makes a read and returns its state; the reply is cached for the remote. With `undefined` as input it is
 * `loading` and sends nothing. Every failure is `failed`, also of a call with the policy `log` and of a
 * repeated read, so that no screen shows it as empty, zero or old. The call is aborted when no component uses
 * it.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { keepPrevious, refetchOnFocus, freshFor }: UseCallOptions = {},
): Called<ReplyOf<E>> {
  const api = useApi();
  // a reply that must be new is not another one's, and one that is kept for ever may be large
  const mayShare = freshFor === undefined || (freshFor > 0 && Number.isFinite(freshFor));
  const query = useQuery({
    queryKey: keyOf(endpoint, input),
    enabled: input !== undefined,
    queryFn: async ({ signal, client, queryKey }): Promise<ReplyOf<E>> => {
      if (input === undefined) throw new ApiError('aborted');
      const known = client.getQueryState(queryKey);
      // who has a reply and asks again, such as for Check again, wants a new one
      const isShared = mayShare && (known?.data === undefined || known.isInvalidated);
      const outcome = await api.attempt(endpoint, input, { signal, isShared });
      if (outcome.status === 'failed') throw outcome.error;
      return outcome.value;
    },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(refetchOnFocus ? { refetchOnWindowFocus: true } : {}),
    ...(freshFor === undefined ? {} : { staleTime: freshFor }),
  });
  const { isError, isFetching, isSuccess, data, error, refetch } = query;
  if (isError) {
    if (isFetching) return { status: 'loading', refreshing: false };
    return { status: 'failed', error: asError(error), retry: () => void refetch(), refreshing: false };
  }
  if (isSuccess) return { status: 'ok', value: data, refreshing: isFetching };
  return { status: 'loading', refreshing: false };
}
