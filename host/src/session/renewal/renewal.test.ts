import type { TokenResult } from '@portal/shared/oidc';
import {
  createSignedInTab,
  createTestSession,
  renewedTokens,
  tokensNamed,
  watchFor,
} from '../testing/index.ts';

const minute = 60_000;

test('[SES-01] a renewal brings new tokens and 15 more minutes, and removes the warning', async () => {
  const signedInTab = createSignedInTab(async () => renewedTokens('second'));
  watchFor(signedInTab, 13 * minute);
  expect(signedInTab.session.isExpiring()).toBe(true);
  expect(await signedInTab.session.renew()).toBe(true);
  expect(signedInTab.session.isExpiring()).toBe(false);
  expect(signedInTab.session.idToken()).toBe('id-second');
  expect(signedInTab.session.remaining()).toBe(15 * minute);
  watchFor(signedInTab, 15 * minute - 1_000);
  expect(signedInTab.session.current().status).toBe('active');
});

test('[SES-06] a failed refresh is logged without tokens, and the session continues', async () => {
  const signedInTab = createSignedInTab();
  watchFor(signedInTab, 13 * minute);
  expect(await signedInTab.session.renew()).toBe(true);
  expect(signedInTab.logMessages).toEqual(['session refresh failed {"error":"invalid_grant"}']);
  expect(signedInTab.session.current().status).toBe('active');
  expect(signedInTab.session.isExpiring()).toBe(true);
});

test('[SES-06] distinguishes a refused renewal from a failure that a retry may fix', async () => {
  const answers: TokenResult[] = [
    { status: 'failed', error: 'network', description: '' },
    { status: 'failed', error: 'invalid_grant', description: '' },
  ];
  const { session } = createSignedInTab(async () => answers.shift() ?? renewedTokens('second'));
  await session.renew();
  expect(session.isRenewalRefused()).toBe(false);
  await session.renew();
  expect(session.isRenewalRefused()).toBe(true);
  await session.renew();
  expect(session.isRenewalRefused()).toBe(false);
  session.end('logout');
  expect(session.isRenewalRefused()).toBe(false);
});

test('[SES-06] another tab that never finishes its renewal is logged, and the session continues', async () => {
  const { session, browser, logMessages } = createSignedInTab();
  browser.keepLock();
  expect(await session.renew()).toBe(true);
  expect(logMessages).toEqual(['session refresh failed {"error":"another tab did not finish its refresh"}']);
  expect(session.current().status).toBe('active');
});

test('renews once for concurrent callers', async () => {
  const refresh = jest.fn(async () => renewedTokens('second'));
  const { session } = createSignedInTab(refresh);
  await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('drops tokens that arrive after a logout', async () => {
  let answer = (_result: TokenResult) => {};
  const { session, tab } = createSignedInTab(() => new Promise((resolve) => (answer = resolve)));
  const renewal = session.renew();
  await new Promise((resolve) => setTimeout(resolve));
  session.end('logout');
  answer(renewedTokens('late'));
  expect(await renewal).toBe(false);
  expect(tab.storage.dump()).not.toMatch(/late/);
});

test('refreshes once when five tabs renew at the same time', async () => {
  const refresh = jest.fn(async () => renewedTokens('second'));
  const { browser, session } = createSignedInTab(refresh);
  const others = Array.from({ length: 4 }, () => createTestSession(browser.openTab(), refresh).session);
  const all = [session, ...others];
  await Promise.all(all.map(({ ready }) => ready));
  expect(all.map((each) => each.idToken())).toEqual(Array(5).fill('id-first'));
  browser.advance(13 * minute);
  await Promise.all(all.map((each) => each.renew()));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledWith(tokensNamed('first'));
  expect(all.map((each) => each.idToken())).toEqual(Array(5).fill('id-second'));
  expect(all.map((each) => each.remaining())).toEqual(Array(5).fill(15 * minute));
});
