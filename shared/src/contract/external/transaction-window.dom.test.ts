import { testShell } from '@portal/shared/testing';
import { openTransactionWindow, prepareTransactionWindow, readChangedAccount } from './transaction-window.ts';

const site = 'https://transaction.example';
const opened = window;
const windows = new Set<MessageEventSource>([opened]);
const updated = { type: 'transaction-updated', accountId: '1000' };

const origins = [
  site,
  'https://transaction.example.evil.example',
  'https://evil.example/https://transaction.example',
  'https://sub.transaction.example',
  'http://transaction.example',
  'https://transaction.example:8443',
  'https://transaction.example/',
  'https://TRANSACTION.example',
  'https://transaction.example.',
  'https://simulator.example',
  'https://portal.example',
  'file://',
  'null',
  '',
  '*',
];
const sources: readonly MessageEvent['source'][] = [
  opened,
  document.body.appendChild(document.createElement('iframe')).contentWindow,
  null,
];
const shapes: readonly unknown[] = [
  updated,
  { ...updated, type: 'transaction-done' },
  { ...updated, type: 'TRANSACTION-UPDATED' },
  { ...updated, type: ['transaction-updated'] },
  { ...updated, type: undefined },
  { ...updated, accountId: 1000 },
  { ...updated, accountId: '' },
  { ...updated, accountId: null },
  { ...updated, accountId: ['1000'] },
  { ...updated, accountId: { toString: () => '1000' } },
  { ...updated, more: true },
  { type: 'transaction-updated' },
  { accountId: '1000' },
  { data: updated },
  [updated],
  Object.entries(updated),
  new Map(Object.entries(updated)),
  JSON.stringify(updated),
  'transaction-updated',
  1000,
  true,
  null,
  undefined,
];

test('[SHL-17] accepts only a message of the configured origin, an opened window and the exact shape', () => {
  const messages = origins.flatMap((origin) =>
    sources.flatMap((source) => shapes.map((data) => ({ origin, source, data }))),
  );
  expect(messages.length).toBeGreaterThan(1000);
  const heard = messages.filter((message) => readChangedAccount(message, site, windows) !== undefined);
  expect(heard).toEqual([{ origin: site, source: opened, data: updated }]);
});

const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
beforeEach(() => close.mockClear());

/** The frame of the latest shell, whose window opens the site. */
function findOpener(): Window {
  const opener = [...document.querySelectorAll('iframe')].at(-1)?.contentWindow;
  if (!opener) throw new Error('no frame was created');
  return opener;
}

/** Prepares a shell's windows; the site opens in `siteWindow`. */
function prepare(siteWindow: Window | null = window) {
  const shell = testShell();
  prepareTransactionWindow(shell);
  const opener = findOpener();
  const open = jest.spyOn(opener, 'open').mockClear().mockReturnValue(siteWindow);
  const say = (origin: string) =>
    opener.dispatchEvent(new MessageEvent('message', { origin, source: window, data: updated }));
  return { shell, open, say };
}

test('emits one event for each accepted message while the session lasts', () => {
  const { shell, say } = prepare();
  const heard: string[] = [];
  shell.bus.on('account:changed').subscribe(({ accountId }) => heard.push(accountId));
  expect(openTransactionWindow(shell, `${site}/`)).toBe(true);
  expect(openTransactionWindow(shell, `${site}/`)).toBe(true);
  say(site);
  say('https://evil.example');
  expect(heard).toEqual(['1000']);
  shell.session.end('logout');
  say(site);
  expect(heard).toEqual(['1000']);
});

test('the portal’s window does not open the site, so that the site cannot navigate it', () => {
  const fromPage = jest.spyOn(window, 'open').mockReturnValue(null);
  const { shell, open } = prepare();
  openTransactionWindow(shell, `${site}/`);
  expect(open).toHaveBeenCalledTimes(1);
  expect(fromPage).not.toHaveBeenCalled();
});

test("[SES-08] the window closes at the end of the session, because it shows a customer and has a copy of the tab's storage", () => {
  const { shell } = prepare();
  openTransactionWindow(shell, `${site}/`);
  openTransactionWindow(shell, `${site}/`);
  expect(close).not.toHaveBeenCalled();
  shell.session.end('expired');
  expect(close).toHaveBeenCalledTimes(1);
});

test('returns false when the window was blocked', () => {
  const { shell } = prepare(null);
  expect(openTransactionWindow(shell, `${site}/`)).toBe(false);
});
