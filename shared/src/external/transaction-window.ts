import * as z from '@portal/shared/schema';
import type { Shell } from '../contract/index.ts';

/** Message of the transaction site after it changed an account. */
const message = z.strictObject({
  type: z.literal('transaction-updated'),
  accountId: z.string().check(z.minLength(1)),
});

type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Returns the account id of a message, if the message has the configured origin, comes from a window that was
 * opened here, and has the exact shape (SHL-17); otherwise `undefined`.
 */
export function accountOf(
  { origin, source, data }: Received,
  site: string,
  opened: Iterable<unknown>,
): string | undefined {
  if (origin !== new URL(site).origin || source === null || ![...opened].includes(source)) return undefined;
  const decoded = z.safeParse(message, data);
  return decoded.success ? decoded.data.accountId : undefined;
}

const windows = new WeakMap<Shell, Set<Window>>();

/**
 * Windows that this page opened. They close at the end of the session, because each shows a customer and has
 * a copy of this tab's storage.
 */
function windowsOf(shell: Shell): Set<Window> {
  const known = windows.get(shell);
  if (known) return known;
  const opened = new Set<Window>();
  windows.set(shell, opened);
  shell.session.state$.subscribe(({ status }) => {
    if (status === 'active') return;
    for (const each of opened) each.close();
    opened.clear();
  });
  window.addEventListener('message', (event) => {
    // after sign-out messages are ignored
    if (shell.session.current().status !== 'active') return;
    const accountId = accountOf(event, shell.config.externalSites.transaction, opened);
    if (accountId !== undefined) shell.bus.emit('account:changed', { accountId });
  });
  return opened;
}

/**
 * Opens the transaction site in a new window and emits `account:changed` when it changes an account. Call it
 * in the click handler, or the browser blocks the window. Returns whether the window opened.
 */
export function openTransactionWindow(shell: Shell, address: string): boolean {
  const opened = window.open(address, 'portal-transaction', 'popup,width=1100,height=800');
  if (opened === null) return false;
  windowsOf(shell).add(opened);
  return true;
}
