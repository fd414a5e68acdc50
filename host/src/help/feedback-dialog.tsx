import { LONGEST_FEEDBACK, sendFeedback } from '@portal/shared/api/content';
import { DraftNotice, FormError, TextAreaField, useDraft } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/parts';
import * as z from '@portal/shared/schema';
import { Button, chakra, useShell } from '@portal/shared/ui';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OverlayProps } from '../core/overlay.ts';
import { contentClient } from '../support/index.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '4' } });
const draftSchema = z.string();

/** What is wrong with what was typed, in words. */
function complaintOf(text: string): string | undefined {
  if (text.trim() === '') return 'Write what you would like to tell us.';
  const over = text.trim().length - LONGEST_FEEDBACK;
  return over > 0 ? `This is ${over} characters too long.` : undefined;
}

const failures = {
  refused: 'Your feedback was not sent',
  unknown: 'It is not known whether your feedback arrived',
} as const;

/**
 * Send feedback (SHL-20): what was typed stays until it has arrived. Whoever closes it meanwhile hears of the outcome,
 * and nothing else is closed by it.
 */
function FeedbackDialog({ open, onClose, agent }: OverlayProps) {
  const shell = useShell();
  const client = useMemo(() => contentClient(shell), [shell]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [failed, setFailed] = useState<keyof typeof failures>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
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
    if (underWay.current) return;
    const wrong = complaintOf(text);
    setComplaint(wrong);
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    underWay.current = true;
    setSending(true);
    setFailed(undefined);
    const data = { userId: agent.uuid, agentName: agent.agentName, feedback: text.trim() };
    const sent = await client.attempt(sendFeedback, { data });
    underWay.current = false;
    setSending(false);
    if (sent.status === 'failed') {
      // a lost answer is no refusal; there is nothing to read it back by
      const outcome = sent.error.kind === 'status' ? 'refused' : 'unknown';
      setFailed(outcome);
      if (!latest.current.open)
        shell.notify({ tone: 'danger', text: `${failures[outcome]}. What you wrote is kept.` });
      return;
    }
    shell.notify({ tone: 'success', text: 'Thank you. Your feedback was sent.' });
    // what was written since is further feedback
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
          error={complaint}
          data-autofocus=""
          onChange={({ target }) => {
            setText(target.value);
            setComplaint(undefined);
          }}
        />
        {failed ? (
          <FormError title={failures[failed]}>
            What you wrote is kept, so that you can send it again.
          </FormError>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={sending} loadingText="Sending">
            Send feedback
          </Button>
        </chakra.div>
      </Form>
    </Dialog>
  );
}

export default FeedbackDialog;
