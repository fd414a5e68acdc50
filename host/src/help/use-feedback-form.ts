import { MAX_FEEDBACK_LENGTH, sendFeedback } from '@portal/shared/api/content';
import { createContentClient } from '@portal/shared/api/content-client';
import { cleanLines } from '@portal/shared/clean-text';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useCommand } from '@portal/shared/data';
import { useFormValues } from '@portal/shared/form-values';
import { useDraft } from '@portal/shared/forms';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OverlayProps } from '../core/overlay.ts';

const draftSchema = z.string();

/** Returns what is wrong with the feedback. */
function findProblem(text: string): string | undefined {
  if (cleanLines(text) === '') return 'Write what you would like to tell us.';
  return problemOf(readText(text, MAX_FEEDBACK_LENGTH));
}

/** What is said of a failed request: the service refused it, or it may have it all the same, and cannot be asked. */
const failureTexts = {
  refused: {
    title: 'Your feedback was not sent',
    meaning: 'What you wrote is kept, so that you can send it again.',
  },
  unknown: {
    title: 'It is not known whether your feedback was sent',
    meaning: 'No answer came. What you wrote is kept: if you send it again, it may arrive twice.',
  },
} as const;

/**
 * Returns the state of the feedback form: the text and `changeText`, its draft, the validation error and what is said of
 * a failure (`undefined` without one), and `send`, which closes the dialog on success. When the dialog was closed during
 * the request, a notice shows a failure.
 */
export function useFeedbackForm({ open, onClose, agent }: Pick<OverlayProps, 'open' | 'onClose' | 'agent'>) {
  const shell = useShell();
  const client = useMemo(() => createContentClient(shell), [shell]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { values, hasTried, set, reset, showProblems } = useFormValues({ text: '' });
  const { text } = values;
  const problem = findProblem(text);
  const [failure, setFailure] = useState<keyof typeof failureTexts>();
  const latest = useRef({ open, text });
  useLayoutEffect(() => {
    latest.current = { open, text };
  });
  const draft = useDraft('feedback', draftSchema, text === '' ? undefined : text, {
    apply: (stored) => reset({ text: stored }),
    clear: () => reset(),
  });

  useEffect(() => (text === '' ? undefined : shell.holdUnsaved?.()), [shell, text]);

  const { run, running: isSending } = useCommand(async () => {
    setFailure(undefined);
    const data = { userId: agent.uuid, agentName: agent.agentName, feedback: cleanLines(text) };
    const result = await client.attempt(sendFeedback, { data });
    if (result.status === 'failed') {
      const outcome = mayHaveReachedServer(result.error) ? 'unknown' : 'refused';
      setFailure(outcome);
      if (!latest.current.open)
        shell.notify({ tone: 'danger', text: `${failureTexts[outcome].title}. What you wrote is kept.` });
      return;
    }
    shell.notify({ tone: 'success', text: 'Thank you. Your feedback was sent.' });
    // text typed during the request is new feedback
    if (latest.current.text !== text) return;
    draft.forget();
    reset();
    if (latest.current.open) onClose();
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    showProblems();
    if (problem === undefined) void run();
    else field.current?.focus();
  }

  return {
    field,
    text,
    changeText: (value: string) => set(() => ({ text: value })),
    error: hasTried ? problem : undefined,
    failure: failure && failureTexts[failure],
    isSending,
    draft,
    send,
  };
}
