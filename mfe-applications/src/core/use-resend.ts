import { type ResentCheckout, resendWithNotice } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { awaitedNames } from './awaited-names.ts';

type ResentApplication = Omit<ResentCheckout, 'to'> & Parameters<typeof awaitedNames>[0];

/**
 * Returns `resend`, which sends the customer's e-mail of a checkout again (CHK-04), and `running`. A press while it runs
 * sends nothing. The outcome is shown as a notice (`resendWithNotice`).
 */
export function useResend(application: ResentApplication) {
  const { bus, notify } = useShell();
  const api = useApi();
  const checkout = { ...application, to: awaitedNames(application) };
  const { run, running } = useCommand(() => resendWithNotice({ api, bus, notify }, checkout, resend));
  const resend = () => void run();
  return { resend, running };
}
