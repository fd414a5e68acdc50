import { type FormEvent, useEffect, useState } from 'react';

interface QueuedSubmit {
  /** It was pressed, and goes on once the check is known. */
  readonly isHeld: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Lets a form that is sent while something is still being checked wait for it, and go on by itself with what the
 * check has found: nobody has to press twice because the service is slow. `answers` is what the form holds, as a text;
 * once that is another the press no longer counts, for it was not about that.
 */
export function useQueuedSubmit(
  isChecking: boolean,
  answers: string,
  submit: () => Promise<void>,
): QueuedSubmit {
  const [held, setHeld] = useState<string>();
  const isHeld = held === answers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the present form is sent, at the moment that the check is known
  useEffect(() => {
    if (held === undefined || (isHeld && isChecking)) return;
    setHeld(undefined);
    if (isHeld) void submit();
  }, [held, isHeld, isChecking]);

  return {
    isHeld,
    onSubmit(event) {
      event.preventDefault();
      setHeld(answers);
    },
  };
}
