import * as z from '@portal/shared/schema';
import type { Shell } from '../contract/index.ts';

/** What the transaction site says when it has changed an account. */
const message = z.strictObject({
  type: z.literal('transaction-updated'),
  accountId: z.string().check(z.minLength(1)),
});

type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * The account that a message speaks of: only of the one configured origin, only from a window that was opened here,
 * and only of the one shape (SHL-17). `undefined` for everything else, silently.
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
 * The windows that were opened, listened to from the first on for as long as the page lives. They close with the session:
 * each shows a customer, and the browser has given it a copy of this tab's storage.
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
    // whoever signed out is told nothing
    if (shell.session.current().status !== 'active') return;
    const accountId = accountOf(event, shell.config.externalSites.transaction, opened);
    if (accountId !== undefined) shell.bus.emit('account:changed', { accountId });
  });
  return opened;
}

/**
 * Opens the transaction site in a window of its own and tells the bus what it has changed (`account:changed`). Called
 * in the click itself, or the browser blocks it.
 * @returns whether it opened
 */
export function openTransactionWindow(shell: Shell, address: string): boolean {
  const opened = window.open(address, 'portal-transaction', 'popup,width=1100,height=800');
  if (opened === null) return false;
  windowsOf(shell).add(opened);
  return true;
}
