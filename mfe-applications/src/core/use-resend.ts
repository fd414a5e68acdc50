import { type ResentCheckout, resendWithNotice } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';

/**
 * Returns `resend`, which sends the customer's e-mail of a checkout again (CHK-04), and `running`. A press while it runs
 * sends nothing. The outcome is shown as a notice (`resendWithNotice`).
 */
export function useResend(checkout: ResentCheckout) {
  const { bus, notify } = useShell();
  const api = useApi();
  const { run, running } = useCommand(() => resendWithNotice({ api, bus, notify }, checkout, resend));
  const resend = () => void run();
  return { resend, running };
}
