import * as z from '@portal/shared/schema';
import { findOpenerWindow } from '../../foundation/opener-window.ts';
import type { Shell } from '../index.ts';
import { siteNames } from './address.ts';
import { forgetWindowOutOfReach, watchReach } from './window-reach.ts';

/** Message of the transaction site after it changed an account. */
const message = z.strictObject({
  type: z.literal('transaction-updated'),
  accountId: z.string().check(z.minLength(1)),
});

type ReceivedMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Returns the id of the account that the transaction site says it changed, if the message has the configured origin,
 * comes from a window that was opened here, and has the exact shape (SHL-17); otherwise `undefined`.
 */
export function readChangedAccount(
  { origin, source, data }: ReceivedMessage,
  site: string,
  siteWindows: Iterable<unknown>,
): string | undefined {
  if (origin !== new URL(site).origin || source === null || ![...siteWindows].includes(source))
    return undefined;
  const decoded = z.safeParse(message, data);
  return decoded.success ? decoded.data.accountId : undefined;
}

interface TransactionWindows {
  /** The window that opens the site. */
  readonly opener: Window;
  /** The windows that this page opened. */
  readonly siteWindows: Set<Window>;
}

const windows = new WeakMap<Shell, TransactionWindows>();

/**
 * Prepares the window that opens the transaction site, once for each shell, and emits `account:changed`
 * for what the site reports while the session is active. The site's windows close when the session ends or customer's
 * mode begins. Call it before the click: browsers let only a window that exists then open another one. `undefined`
 * without such a window; a later call tries again.
 */
export function prepareTransactionWindow(shell: Shell): TransactionWindows | undefined {
  const known = windows.get(shell);
  if (known) return known;
  const opener = findOpenerWindow();
  if (opener === undefined) return undefined;
  const siteWindows = new Set<Window>();
  windows.set(shell, { opener, siteWindows });
  // each shows a customer and has a copy of this tab's storage
  const closeAll = () => {
    for (const each of siteWindows) each.close();
    siteWindows.clear();
  };
  shell.session.state$.subscribe(({ status }) => {
    if (status === 'active') return;
    closeAll();
    forgetWindowOutOfReach();
  });
  const { customerMode } = shell;
  customerMode?.subscribe?.(() => {
    if (customerMode.isOn()) closeAll();
  });
  opener.addEventListener('message', (event) => {
    // after sign-out messages are ignored
    if (shell.session.current().status !== 'active') return;
    const accountId = readChangedAccount(event, shell.config.externalSites.transaction, siteWindows);
    if (accountId !== undefined) shell.bus.emit('account:changed', { accountId });
  });
  return { opener, siteWindows };
}

/**
 * Opens the transaction site in a new window and emits `account:changed` whenever the site reports a change. Call it in
 * the click handler, and `prepareTransactionWindow` before, or the browser blocks the window. Returns whether the
 * window opened. The window closes when the session ends or customer's mode begins.
 */
export function openTransactionWindow(shell: Shell, address: string): boolean {
  const { opener, siteWindows } = prepareTransactionWindow(shell) ?? {};
  const site = opener?.open(address, 'portal-transaction', 'popup,width=1100,height=800');
  if (!site) return false;
  siteWindows?.add(site);
  watchReach(site, siteNames.transaction);
  return true;
}
