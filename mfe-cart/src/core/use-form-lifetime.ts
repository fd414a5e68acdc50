import { useCallback, useEffect, useRef } from 'react';

/** Which form of a name was opened last in this tab. */
const latest = new Map<string, symbol>();

/** What a form may still do once an answer is there. */
export interface FormLifetime {
  /** It shows: what it closes or leads away from is itself. */
  stands(): boolean;
  /** No other form of its name was opened since: what is kept under that name is its own. */
  isLatest(): boolean;
}

/**
 * For a form whose command outlives it: an answer that comes after it has gone must not act on what shows by then.
 * `name` is the name that its draft is kept under.
 */
export function useFormLifetime(name: string): FormLifetime {
  const self = useRef(Symbol(name));
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    latest.set(name, self.current);
    return () => {
      isThere.current = false;
    };
  }, [name]);
  return {
    stands: useCallback(() => isThere.current, []),
    isLatest: useCallback(() => latest.get(name) === self.current, [name]),
  };
}
