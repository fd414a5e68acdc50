import { useEffect, useState } from 'react';

/** What happens after the order is added: the drawer closes, or begins another order. */
export type AfterAdding = 'close' | 'another';

interface QueuedSubmit {
  /** The submit that was pressed and waits for the check, or `undefined`. */
  readonly queued: AfterAdding | undefined;
  readonly press: (after: AfterAdding) => void;
}

/**
 * Returns `press`, which submits a form, and `queued`, the submit that waits: while something is still being checked it
 * waits and is run once the check is done, so that the agent need not press twice. `answers` is the content of the form
 * as text; when it changes, the waiting submit is cancelled.
 */
export function useQueuedSubmit(
  isChecking: boolean,
  answers: string,
  submit: (after: AfterAdding) => void,
): QueuedSubmit {
  const [pressed, setPressed] = useState<{ readonly answers: string; readonly after: AfterAdding }>();
  const queued = pressed?.answers === answers ? pressed.after : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` of the render in which the check is done is run
  useEffect(() => {
    if (pressed === undefined || (queued && isChecking)) return;
    setPressed(undefined);
    if (queued) submit(queued);
  }, [pressed, queued, isChecking]);

  return { queued, press: (after) => setPressed({ answers, after }) };
}
