import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useEffect, useState } from 'react';

/** A reply with the input of its call. */
interface CallReply<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly reply: ReplyOf<E>;
}

interface State<E extends Endpoint> {
  /** Attempt and inputs that the state belongs to, as JSON. */
  readonly key: string;
  readonly loaded:
    | { readonly status: 'ok'; readonly value: readonly CallReply<E>[] }
    | { readonly status: 'failed'; readonly error: Error };
}

/**
 * Calls an endpoint for each of these inputs, in parallel. It fails when one call fails, because a partial list of
 * replies would be wrong.
 */
export function useCallForEach<E extends Endpoint>(
  endpoint: E,
  inputs: readonly InputOf<E>[],
): Loadable<readonly CallReply<E>[]> {
  const api = useApi();
  const [state, setState] = useState<State<E>>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([attempt, inputs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains the inputs
  useEffect(() => {
    const abort = new AbortController();
    const calls = inputs.map(async (input) => ({
      input,
      reply: await api.attempt(endpoint, input, { signal: abort.signal }),
    }));
    void Promise.all(calls).then((answers) => {
      if (abort.signal.aborted) return;
      const value: CallReply<E>[] = [];
      for (const { input, reply } of answers) {
        if (reply.status === 'failed') {
          return setState({ key, loaded: { status: 'failed', error: reply.error } });
        }
        value.push({ input, reply: reply.value });
      }
      setState({ key, loaded: { status: 'ok', value } });
    });
    return () => abort.abort();
  }, [api, endpoint, key]);

  if (state?.key !== key) return { status: 'loading' };
  const { loaded } = state;
  return loaded.status === 'ok' ? loaded : { ...loaded, retry: () => setAttempt((before) => before + 1) };
}
