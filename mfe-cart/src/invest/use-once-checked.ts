import { type FormEvent, useEffect, useState } from 'react';

interface OnceChecked {
  /** It was pressed, and goes on once the check is known. */
  readonly isHeld: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Lets a form that is sent while suitability is still being checked wait for it, and go on by itself with what the
 * check has found: nobody has to press twice because the service is slow.
 */
export function useOnceChecked(isChecking: boolean, submit: () => Promise<void>): OnceChecked {
  const [isHeld, setHeld] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the present form is sent, at the moment that the check is known
  useEffect(() => {
    if (!isHeld || isChecking) return;
    setHeld(false);
    void submit();
  }, [isHeld, isChecking]);

  return {
    isHeld,
    onSubmit(event) {
      event.preventDefault();
      setHeld(true);
    },
  };
}
