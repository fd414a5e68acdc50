import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Attempt } from '@portal/shared/calls';
import { useCallback, useRef, useState } from 'react';
import { useApi } from './api-context.ts';

/** Options of one command. */
export interface CommandOptions {
  /** Sent as `Idempotency-Key` if the service supports it. */
  readonly idempotencyKey?: string;
}

/** A write, and whether it is in flight. */
export interface Command<E extends Endpoint> {
  /**
   * Sends the command once and never rejects. A call with the same input while it is in flight returns the
   * same promise, as on a double click.
   */
  run(input: InputOf<E>, options?: CommandOptions): Promise<Attempt<ReplyOf<E>>>;
  readonly running: boolean;
}

/** Returns a write. It is never retried, and it completes also after its screen unmounted. */
export function useCommand<E extends Endpoint>(endpoint: E): Command<E> {
  const api = useApi();
  const [underWay, setUnderWay] = useState(0);
  const joined = useRef(new Map<string, Promise<Attempt<ReplyOf<E>>>>());

  const run = useCallback<Command<E>['run']>(
    (input, options) => {
      const key = JSON.stringify(input);
      const first = joined.current.get(key);
      if (first) return first;
      setUnderWay((count) => count + 1);
      const sent = api.attempt(endpoint, input, options).finally(() => {
        joined.current.delete(key);
        setUnderWay((count) => count - 1);
      });
      joined.current.set(key, sent);
      return sent;
    },
    [api, endpoint],
  );

  return { run, running: underWay > 0 };
}
