import { useCallback, useEffect, useRef } from 'react';

/** The form of each draft name that was mounted last in this tab. */
const lastMounted = new Map<string, symbol>();

/** What a form may still do when its command's reply arrives. */
export interface FormLifetime {
  /** Whether the form is on screen, so that it may close itself or navigate. */
  isMounted(): boolean;
  /** Whether no later form uses the same draft, so that this form may change the draft. */
  ownsDraft(): boolean;
}

/**
 * Returns two checks for a form whose command can outlive it, so that a late reply changes nothing of another form:
 * `isMounted`, and `ownsDraft`, whether no later form uses the draft `draftName`. Both return false until the first
 * effect has run. The object is new on each render, its functions are not.
 */
export function useFormLifetime(draftName: string): FormLifetime {
  const self = useRef(Symbol(draftName));
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    lastMounted.set(draftName, self.current);
    return () => {
      isThere.current = false;
    };
  }, [draftName]);
  return {
    isMounted: useCallback(() => isThere.current, []),
    ownsDraft: useCallback(() => lastMounted.get(draftName) === self.current, [draftName]),
  };
}
