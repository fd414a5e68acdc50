import { DraftNotice, FormError, TextAreaField } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/parts';
import { Button, chakra } from '@portal/shared/ui';
import type { OverlayProps } from '../core/overlay.ts';
import { useFeedbackForm } from './use-feedback-form.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '4' } });

/** Sends feedback (SHL-20). The text stays, also after the dialog is closed, until the service has it. */
function FeedbackDialog({ open, onClose, agent }: OverlayProps) {
  const form = useFeedbackForm({ open, onClose, agent });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send feedback"
      description="What works, what does not, what is missing. It goes to the team that makes the portal, with your name."
    >
      <Form onSubmit={form.send} noValidate>
        <DraftNotice draft={form.draft} what="feedback" />
        <TextAreaField
          ref={form.field}
          label="Your feedback"
          help="No customer’s name or number, please."
          rows={6}
          // the agent’s own words
          spellCheck
          value={form.text}
          error={form.error}
          data-autofocus=""
          onChange={({ target }) => form.changeText(target.value)}
        />
        {form.failure ? <FormError title={form.failure.title}>{form.failure.meaning}</FormError> : null}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={form.isSending} loadingText="Sending">
            Send feedback
          </Button>
        </chakra.div>
      </Form>
    </Dialog>
  );
}

export default FeedbackDialog;
