import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Attempt } from '@portal/shared/calls';
import { useCallback, useRef, useState } from 'react';
import { useApi } from './api-context.ts';

export interface CommandOptions {
  /** Sent as `Idempotency-Key` where the service understands it. */
  readonly idempotencyKey?: string;
}

export interface Command<E extends Endpoint> {
  /** Sends it once and never rejects. The same input while it is under way joins the first: a double click. */
  run(input: InputOf<E>, options?: CommandOptions): Promise<Attempt<ReplyOf<E>>>;
  readonly running: boolean;
}

/** A write. It is never retried, and settles also when the screen that sent it is gone. */
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
