import type { Endpoint, InputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Attempt } from '@portal/shared/calls';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ApiContext } from './api-context.ts';

/** Options of one call of an endpoint. */
export interface CommandOptions {
  /** Sent as `Idempotency-Key` if the service supports it. */
  readonly idempotencyKey?: string;
}

/** A command, and whether it is in flight. */
export interface Command<Args extends readonly unknown[], Result> {
  /** Runs the command. A call while it is in flight returns the same promise, as on a double click. */
  run(...args: Args): Promise<Result>;
  readonly running: boolean;
  /** Whether the component is on screen, so that a late result may navigate. False before the first effect. */
  isMounted(): boolean;
}

/** Rules of a command without arguments. */
export interface CommandRules<Result> {
  /** Whether nothing may be sent again after this result, as while a form closes. By default every result allows it. */
  readonly isFinal?: (result: Result) => boolean;
}

/** Rules of a command with arguments: each says what a call with other arguments means while one is in flight. */
export interface ArgumentRules<Args extends readonly unknown[], Result> extends CommandRules<Result> {
  /**
   * `replace`: a call waits until the one in flight has ended, and replaces the call that waits already. `refuse`: a
   * call is not made; the screen shows what is in flight, and its buttons take no press.
   */
  readonly whileInFlight: 'replace' | 'refuse';
  /** Calls with other keys run beside each other. By default all calls have one key. */
  readonly keyOf?: (...args: Args) => string;
}

/**
 * Returns a command that sends a write of this endpoint. While it is in flight, another `run` with the same input sends
 * nothing and returns the same promise. It is never retried, and completes also after its screen unmounted. `run` never
 * rejects for a failed call, but throws an Error outside `remoteData.wrap`.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
): Command<[input: InputOf<E>, options?: CommandOptions], Attempt<ReplyOf<E>>>;
/**
 * Returns a command of an async function without arguments, which runs once at a time: while it is in flight, another
 * `run` returns the same promise. So handle the result within the function, not after `run`. Its rejection is passed
 * on. It needs no `remoteData.wrap`.
 */
export function useCommand<Result>(
  work: () => Promise<Result>,
  rules?: CommandRules<Result>,
): Command<[], Result>;
/**
 * The same of a function with arguments, whose `rules` say what another call means while one is in flight. A call that
 * was refused or replaced resolves to `undefined`.
 */
export function useCommand<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  rules: ArgumentRules<Args, Result>,
): Command<Args, Result | undefined>;
export function useCommand(
  command: Endpoint | ((...args: never[]) => Promise<unknown>),
  // released remotes give no `whileInFlight`: their calls join the one in flight
  { keyOf, isFinal, whileInFlight }: Partial<ArgumentRules<never[], unknown>> = {},
): Command<never[], unknown> {
  const api = useContext(ApiContext);
  const [inFlight, setInFlight] = useState(0);
  const running = useRef(new Map<string | undefined, Promise<unknown>>());
  /** The newest call that has waited, by key. */
  const newest = useRef(new Map<string | undefined, unknown>());
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const send = async (...args: never[]): Promise<unknown> => {
    if (typeof command === 'function') return command(...args);
    const [input, options] = args;
    if (!api || input === undefined) throw new Error('An endpoint is sent outside remoteData.wrap');
    return api.attempt(command, input, options);
  };

  const sendAlone = async (key: string | undefined, args: never[]): Promise<unknown> => {
    let isOver = false;
    setInFlight((count) => count + 1);
    try {
      const result = await send(...args);
      isOver = isFinal?.(result) ?? false;
      return result;
    } finally {
      if (!isOver) running.current.delete(key);
      setInFlight((count) => count - 1);
    }
  };

  const start = (key: string | undefined, args: never[]): Promise<unknown> => {
    const sent = sendAlone(key, args);
    running.current.set(key, sent);
    return sent;
  };

  const run = (...args: never[]): Promise<unknown> => {
    const key = typeof command === 'function' ? keyOf?.(...args) : JSON.stringify(args[0]);
    const current = running.current.get(key);
    if (!current || !whileInFlight) return current ?? start(key, args);
    if (whileInFlight === 'refuse') return Promise.resolve(undefined);
    newest.current.set(key, args);
    // after a final result, or when a newer call has started, there is no next one
    const startNext = () =>
      newest.current.get(key) === args && !running.current.has(key) ? start(key, args) : undefined;
    return current.then(startNext, startNext);
  };

  return { run, running: inFlight > 0, isMounted: useCallback(() => mounted.current, []) };
}
