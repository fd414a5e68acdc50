import { type FormEvent, useEffect, useState } from 'react';

interface QueuedSubmit {
  /** Submit was pressed, and waits for the check. */
  readonly isSubmitQueued: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Queues a submit that is pressed while something is still being checked, and runs it when the check is done, so that
 * the agent need not press twice. `answers` is the content of the form as text; when it changes, the queued submit is
 * cancelled.
 */
export function useQueuedSubmit(
  isChecking: boolean,
  answers: string,
  submit: () => Promise<void>,
): QueuedSubmit {
  const [queuedAnswers, setQueuedAnswers] = useState<string>();
  const isSubmitQueued = queuedAnswers === answers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` of the render in which the check is done is run
  useEffect(() => {
    if (queuedAnswers === undefined || (isSubmitQueued && isChecking)) return;
    setQueuedAnswers(undefined);
    if (isSubmitQueued) void submit();
  }, [queuedAnswers, isSubmitQueued, isChecking]);

  return {
    isSubmitQueued,
    onSubmit(event) {
      event.preventDefault();
      setQueuedAnswers(answers);
    },
  };
}
