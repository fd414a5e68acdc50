import { startTransition, useEffect, useState } from 'react';
import type { Loadable } from './loadable.ts';

/** Code in a separate chunk. */
export interface LazyCode<Code> {
  /** Returns the code if it has been loaded. */
  loaded(): Code | undefined;
  /** Fetches the code; calls at the same time share one import. A call after a failure fetches it again. */
  load(): Promise<Code>;
  /** Fetches the code before it is asked for. A failure is reported by the `load` that needs it. */
  preload(): void;
}

/**
 * Creates the holder of code that `importCode` imports. It imports nothing yet: `load` imports it once, and again after
 * a failure, with which it rejects; `preload` does so in silence; `loaded` returns it, or `undefined` before.
 */
export function createLazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const load = () => {
    loading ??= importCode().then(
      (imported) => {
        code = imported;
        return imported;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    loaded: () => code,
    load,
    preload: () => void load().catch(() => undefined),
  };
}

/**
 * Loads code when the component is mounted and returns its state; `retry` of a failure loads it again. Code that is
 * loaded already is returned at the first render.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>): Loadable<Code> {
  const [code, setCode] = useState<Loadable<Code>>(() => {
    const value = lazy.loaded();
    return value === undefined ? { status: 'loading' } : { status: 'ok', value };
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const finish = (next: Loadable<Code>) => {
      // what the code shows is rendered in slices (docs/adr/0023-long-lists.md)
      if (!isCancelled) startTransition(() => setCode((before) => (before.status === 'ok' ? before : next)));
    };
    const retry = () => {
      setCode({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    lazy.load().then(
      (value) => finish({ status: 'ok', value }),
      (error: Error) => finish({ status: 'failed', error, retry }),
    );
    return () => {
      isCancelled = true;
    };
  }, [lazy, attempt]);
  return code;
}
