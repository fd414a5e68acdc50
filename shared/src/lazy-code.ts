import type { Loadable } from '@portal/shared/contract';
import { useEffect, useState } from 'react';

/** Code in a separate chunk. */
export interface LazyCode<Code> {
  /** Returns the code if it has been loaded. */
  loaded(): Code | undefined;
  /** Fetches the code. It only remembers a success, so that a call after a failure fetches it again. */
  load(): Promise<Code>;
}

/**
 * Creates the holder of code that `importCode` imports: `load` imports it once, and again after a failure; `loaded`
 * returns it, or `undefined` before.
 */
export function createLazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  return {
    loaded: () => code,
    async load() {
      code ??= await importCode();
      return code;
    },
  };
}

/** Loads code and returns its state, with a retry when it failed. Code that is loaded already is returned at once. */
export function useLazyCode<Code>(lazy: LazyCode<Code>): Loadable<Code> {
  const [code, setCode] = useState<Loadable<Code>>(() => {
    const value = lazy.loaded();
    return value === undefined ? { status: 'loading' } : { status: 'ok', value };
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const finish = (next: Loadable<Code>) => {
      if (!isCancelled) setCode((before) => (before.status === 'ok' ? before : next));
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
