import { MAX_FEEDBACK_LENGTH, sendFeedback } from '@portal/shared/api/content';
import { DraftNotice, FormError, TextAreaField, useDraft } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/parts';
import * as z from '@portal/shared/schema';
import { Button, chakra, useShell } from '@portal/shared/ui';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OverlayProps } from '../core/overlay.ts';
import { createContentClient } from '../support/index.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '4' } });
const draftSchema = z.string();

/** Validates the feedback and returns the error text. */
function validateFeedback(text: string): string | undefined {
  if (text.trim() === '') return 'Write what you would like to tell us.';
  const over = text.trim().length - MAX_FEEDBACK_LENGTH;
  return over > 0 ? `This is ${over} characters too long.` : undefined;
}

const failureTitles = {
  refused: 'Your feedback was not sent',
  unknown: 'It is not known whether your feedback arrived',
} as const;

/**
 * Sends feedback (SHL-20). The text stays until the service has it. When the agent closes the dialog during the request,
 * a notice shows the outcome.
 */
function FeedbackDialog({ open, onClose, agent }: OverlayProps) {
  const shell = useShell();
  const client = useMemo(() => createContentClient(shell), [shell]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<keyof typeof failureTitles>();
  const [isSending, setIsSending] = useState(false);
  const isSendingRef = useRef(false);
  const latest = useRef({ open, text });
  useLayoutEffect(() => {
    latest.current = { open, text };
  });
  const draft = useDraft('feedback', draftSchema, text === '' ? undefined : text, {
    apply: setText,
    clear: () => setText(''),
  });

  useEffect(() => (text === '' ? undefined : shell.holdUnsaved?.()), [shell, text]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSendingRef.current) return;
    const invalid = validateFeedback(text);
    setError(invalid);
    if (invalid !== undefined) {
      field.current?.focus();
      return;
    }
    isSendingRef.current = true;
    setIsSending(true);
    setFailure(undefined);
    const data = { userId: agent.uuid, agentName: agent.agentName, feedback: text.trim() };
    const result = await client.attempt(sendFeedback, { data });
    isSendingRef.current = false;
    setIsSending(false);
    if (result.status === 'failed') {
      // without a response the feedback may have arrived, and the service offers no way to check
      const outcome = result.error.kind === 'status' ? 'refused' : 'unknown';
      setFailure(outcome);
      if (!latest.current.open)
        shell.notify({ tone: 'danger', text: `${failureTitles[outcome]}. What you wrote is kept.` });
      return;
    }
    shell.notify({ tone: 'success', text: 'Thank you. Your feedback was sent.' });
    // text typed during the request is new feedback
    if (latest.current.text !== text) return;
    draft.forget();
    setText('');
    if (latest.current.open) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send feedback"
      description="What works, what does not, what is missing. It goes to the team that makes the portal, with your name."
    >
      <Form onSubmit={send} noValidate>
        <DraftNotice draft={draft} what="feedback" />
        <TextAreaField
          ref={field}
          label="Your feedback"
          help="No customer’s name or number, please."
          rows={6}
          value={text}
          error={error}
          data-autofocus=""
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        {failure ? (
          <FormError title={failureTitles[failure]}>
            What you wrote is kept, so that you can send it again.
          </FormError>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={isSending} loadingText="Sending">
            Send feedback
          </Button>
        </chakra.div>
      </Form>
    </Dialog>
  );
}

export default FeedbackDialog;
