import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useEffect, useState } from 'react';

/** A reply with the question that it answers. */
export interface CallReply<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly reply: ReplyOf<E>;
}

interface State<E extends Endpoint> {
  /** The questions that it is about. */
  readonly about: string;
  readonly loaded:
    | { readonly status: 'ok'; readonly value: readonly CallReply<E>[] }
    | { readonly status: 'failed'; readonly error: Error };
}

/**
 * Makes one read for each of these inputs, all at once: for a list of questions whose length is not known. One that
 * fails fails the whole, for part of the answers would be a wrong answer.
 */
export function useCallForEach<E extends Endpoint>(
  endpoint: E,
  inputs: readonly InputOf<E>[],
): Loadable<readonly CallReply<E>[]> {
  const api = useApi();
  const [state, setState] = useState<State<E>>();
  const [attempt, setAttempt] = useState(0);
  const about = JSON.stringify([attempt, inputs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the inputs
  useEffect(() => {
    const stop = new AbortController();
    const calls = inputs.map(async (input) => ({
      input,
      reply: await api.attempt(endpoint, input, { signal: stop.signal }),
    }));
    void Promise.all(calls).then((answers) => {
      if (stop.signal.aborted) return;
      const value: CallReply<E>[] = [];
      for (const { input, reply } of answers) {
        if (reply.status === 'failed') {
          return setState({ about, loaded: { status: 'failed', error: reply.error } });
        }
        value.push({ input, reply: reply.value });
      }
      setState({ about, loaded: { status: 'ok', value } });
    });
    return () => stop.abort();
  }, [api, endpoint, about]);

  if (state?.about !== about) return { status: 'loading' };
  const { loaded } = state;
  return loaded.status === 'ok' ? loaded : { ...loaded, retry: () => setAttempt((before) => before + 1) };
}
