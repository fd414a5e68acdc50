import { endPath } from '@portal/shared/api/hand-off-code';
import type { PortalConfig, ShellSession } from '@portal/shared/contract';
import { isDeliberateSignOut } from '../deliberate-sign-out.ts';

/**
 * Ends the agent's hand-offs on a deliberate sign-out, so that the service deletes pictures that no form has taken, and tells
 * the phones. Nothing where the configuration names no hand-off service.
 */
export function endHandOffsAtSignOut(
  { state$, idToken }: Pick<ShellSession, 'state$' | 'idToken'>,
  handOff: PortalConfig['handOff'],
): void {
  if (!handOff) return;
  let token: string | undefined;
  state$.subscribe((state) => {
    if (token !== undefined && isDeliberateSignOut(state))
      void fetch(handOff.baseUrl + endPath, {
        method: 'POST',
        // the page is left meanwhile
        keepalive: true,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ why: 'signedOut' }),
        // without it the code's own time ends them
      }).catch(() => undefined);
    token = state.status === 'active' ? idToken() : undefined;
  });
}
