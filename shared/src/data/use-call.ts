import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import { ApiError } from '@portal/shared/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Loadable } from '../contract/index.ts';
import { useApi } from './api-context.ts';
import { keyOf } from './query-key.ts';

export interface UseCallOptions {
  /**
   * Shows the reply to the former input until the new one is there, as `refreshing`. Only where the two may be
   * mixed up without harm: pages and words of a search, never two customers.
   */
  readonly keepPrevious?: boolean;
  /** Asks again when the agent comes back to the tab: for what others change meanwhile. */
  readonly refetchOnFocus?: boolean;
  /** Milliseconds for which the reply is taken for fresh; 10 s unless said otherwise. */
  readonly freshFor?: number;
}

/** A reply on its way, and whether what shows is about to be replaced. */
export type Called<Value> = Loadable<Value> & { readonly refreshing: boolean };

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new ApiError('network'));

/**
 * Makes a read and holds its reply in the remote's cache. `undefined` as input waits (loading) without a call. A
 * failed read is `failed`, also one that only logs, and also a second one whose first went well: it is never empty,
 * zero or old. The call is stopped when nobody shows it any more.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { keepPrevious, refetchOnFocus, freshFor }: UseCallOptions = {},
): Called<ReplyOf<E>> {
  const api = useApi();
  const query = useQuery({
    queryKey: keyOf(endpoint, input),
    enabled: input !== undefined,
    queryFn: async ({ signal }): Promise<ReplyOf<E>> => {
      if (input === undefined) throw new ApiError('aborted');
      const outcome = await api.attempt(endpoint, input, { signal });
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
