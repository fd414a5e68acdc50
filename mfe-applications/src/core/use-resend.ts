import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import type { ApiError } from '@portal/shared/calls';
import { useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';

/** 429: sent too often; 409: it stands otherwise by now. */
const tooMany = 429;
const conflict = 409;

/** Why the e-mail did not go, and what that means. */
export function whyNotSent({ kind, status }: Pick<ApiError, 'kind' | 'status'>): string {
  if (status === tooMany) return 'The e-mail was sent three times in the last hour. Wait before the next.';
  if (status === conflict) return 'The e-mail was not sent: the customer has answered by now.';
  if (kind === 'status' && status !== undefined && status < 500) return 'The e-mail was not sent.';
  return 'No answer came. Send it again if the customer has not got the e-mail.';
}

interface Subject {
  readonly checkoutId: string;
  readonly customerId: string;
}

/** Sends the customer's e-mail again (CHK-04); what becomes of it is told in the shell's notice. */
export function useResend({ checkoutId, customerId }: Subject) {
  const { bus, notify } = useShell();
  const { run, running } = useCommand(resendCheckoutEmail);

  const resend = async (): Promise<void> => {
    const reply = await run({ checkoutId });
    if (reply.status === 'ok') {
      const { customerEmail } = reply.value;
      notify({
        tone: 'success',
        text: `E-mail sent again to ${customerEmail}; the link before it no longer works`,
      });
      bus.emit('application:changed', { customerId });
      return;
    }
    const hopeless = reply.error.status === tooMany || reply.error.status === conflict;
    notify({
      tone: 'danger',
      text: whyNotSent(reply.error),
      ...(hopeless ? {} : { action: { label: 'Try again', run: () => void resend() } }),
    });
    // another tab, or the customer, may have moved it on
    if (reply.error.status === conflict) bus.emit('application:changed', { customerId });
  };

  return { resend: () => void resend(), running };
}
