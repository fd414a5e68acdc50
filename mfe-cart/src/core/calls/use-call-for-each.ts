import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { ApiClient, Attempt } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useEffect, useState } from 'react';

/** A reply with the input of its call. */
interface CallReply<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly reply: ReplyOf<E>;
}

type Replies<E extends Endpoint> = Attempt<readonly CallReply<E>[]>;

interface State<E extends Endpoint> {
  /** Attempt and inputs that the state belongs to, as JSON. */
  readonly key: string;
  readonly loaded: Replies<E>;
}

/**
 * As many as a browser opens connections to one origin. To send forty requests in one task would keep a slow computer
 * from answering for a quarter of a second.
 */
const callsAtOnce = 6;

/** Calls an endpoint for each of these inputs, and makes no further call after a failure or when `signal` aborts. */
async function callForEach<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  inputs: readonly InputOf<E>[],
  signal: AbortSignal,
): Promise<Replies<E>> {
  const waiting = inputs.entries();
  const replies: CallReply<E>[][] = inputs.map(() => []);
  let failure: Attempt<never> | undefined;
  async function callNext(): Promise<void> {
    for (const [index, input] of waiting) {
      const reply = await api.attempt(endpoint, input, { signal, isShared: true });
      if (reply.status === 'failed') failure ??= reply;
      else replies[index] = [{ input, reply: reply.value }];
      if (failure || signal.aborted) return;
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, callNext));
  return failure ?? { status: 'ok', value: replies.flat() };
}

/**
 * Calls an endpoint for each of these inputs, six at a time, and returns input and reply of each, in the order of the
 * inputs; `ok` and empty without inputs. Fails when one call fails, because a part of the replies would be wrong;
 * `retry` repeats all. `basis`: what else the replies depend on; another one repeats the calls.
 */
export function useCallForEach<E extends Endpoint>(
  endpoint: E,
  inputs: readonly InputOf<E>[],
  basis = '',
): Loadable<readonly CallReply<E>[]> {
  const api = useApi();
  const [state, setState] = useState<State<E>>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([attempt, inputs, basis]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains the inputs
  useEffect(() => {
    const abort = new AbortController();
    void callForEach(api, endpoint, inputs, abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setState({ key, loaded });
    });
    return () => abort.abort();
  }, [api, endpoint, key]);

  if (state?.key !== key) return { status: 'loading' };
  const { loaded } = state;
  return loaded.status === 'ok' ? loaded : { ...loaded, retry: () => setAttempt((before) => before + 1) };
}
