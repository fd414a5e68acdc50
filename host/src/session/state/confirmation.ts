import type { Confirmation } from '@portal/shared/contract';
import type { SignInTimes } from '@portal/shared/oidc';

/** How much longer the provider may count than this browser, in seconds: its times are whole seconds. */
const tolerance = 5;

/**
 * Decides whether an id token proves that the agent of the session has signed in since the sign-in window was opened,
 * `elapsed` seconds ago: `confirmed`, `other-agent`, or `no-new-sign-in`, also when the provider continued an earlier
 * sign-in or does not say when it was. `subject`: the agent's `sub`. Both times are the provider's, so a wrong clock of
 * this computer does not matter.
 */
export function judgeConfirmation(
  signIn: SignInTimes | undefined,
  subject: string | undefined,
  elapsed: number,
): Confirmation {
  if (!signIn || subject === undefined) return 'no-new-sign-in';
  if (signIn.sub !== subject) return 'other-agent';
  return signIn.iat - signIn.auth_time <= elapsed + tolerance ? 'confirmed' : 'no-new-sign-in';
}
