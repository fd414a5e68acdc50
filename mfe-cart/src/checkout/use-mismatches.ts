import { type ProductMismatch, productMismatch } from '@portal/shared/api/suitability';
import { ApiError } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useEffect, useState } from 'react';

/** The service's word on each scheme that is bought. */
export type Mismatches = ReadonlyMap<string, ProductMismatch>;

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ok'; readonly value: Mismatches }
  | { readonly status: 'failed' };

/** Asks for each of these schemes whether it suits the customer; one that stays unanswered fails the whole. */
export function useMismatches(customerId: string, schemes: readonly string[]): Loadable<Mismatches> {
  const api = useApi();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = [...new Set(schemes)].toSorted().join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ status: 'loading' });
    const codes = asked === '' ? [] : asked.split(',');
    const calls = codes.map(async (scheme) => ({
      scheme,
      reply: await api.attempt(productMismatch, { customerId, scheme }, { signal: stop.signal }),
    }));
    void Promise.all(calls).then((replies) => {
      if (stop.signal.aborted) return;
      const answered = replies.flatMap(({ scheme, reply }) =>
        reply.status === 'ok' ? [[scheme, reply.value] as const] : [],
      );
      setState(
        answered.length === replies.length
          ? { status: 'ok', value: new Map(answered) }
          : { status: 'failed' },
      );
    });
    return () => stop.abort();
  }, [api, customerId, asked, attempt]);

  if (state.status !== 'failed') return state;
  return { status: 'failed', error: new ApiError('status'), retry: () => setAttempt((before) => before + 1) };
}
