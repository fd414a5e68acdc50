import { isDeliberateSignOut } from '../../core/deliberate-sign-out.ts';
import {
  aisyah,
  createSignedInTab,
  createTestSession,
  flushPromises,
  renewedTokens,
  tokensNamed,
} from '../testing/index.ts';

const minute = 60_000;

/** Opens two tabs of one session; the second is then in the back/forward cache. */
async function openTwoTabs(refresh = async () => renewedTokens('second')) {
  const first = createSignedInTab(refresh);
  const tab = first.browser.openTab();
  const second = { tab, ...createTestSession(tab, refresh) };
  await second.session.ready;
  second.tab.hidePage();
  return { first, second, browser: first.browser };
}

test('[SES-08] goes to sign-in and shows nothing when another tab signed out during the back/forward cache', async () => {
  const { first, second } = await openTwoTabs();
  first.session.end('logout');
  expect(second.session.current().status).toBe('active');
  expect(await second.tab.showPage()).toBe(false);
  expect(second.session.current()).toMatchObject({ status: 'signed-out', reason: 'logout' });
  expect(second.navigations).toEqual(['/']);
  expect(second.tab.storage.dump()).not.toMatch(/id-first/);
  // drafts in the browser may belong to a later session
  expect(isDeliberateSignOut(second.session.current())).toBe(false);
  expect(isDeliberateSignOut(first.session.current())).toBe(true);
});

test('[SES-08] stays hidden while it is left when another agent has signed in', async () => {
  const { first, second, browser } = await openTwoTabs();
  first.session.end('logout');
  const next = createTestSession(browser.openTab());
  next.session.signIn.start(tokensNamed('other'), { ...aisyah, subject: 'u-other' });
  expect(await second.tab.showPage()).toBe(false);
  await flushPromises();
  expect(second.session.current().status).toBe('signed-out');
  expect(second.navigations).toEqual(['/']);
});

test('[SES-08] has no session after a reload when another tab signed out', async () => {
  const { first, second, browser } = await openTwoTabs();
  second.session.dispose();
  first.session.end('prompt-rejected');
  const back = createTestSession(browser.openTab({ storage: second.tab.storage }));
  expect(back.session.current()).toEqual({ status: 'signed-out', reason: 'prompt-rejected' });
  expect(back.session.idToken()).toBeUndefined();
  expect(back.navigations).toEqual(['/']);
});

test('[SES-07] adopts the renewal of another tab instead of expiring', async () => {
  const { first, second, browser } = await openTwoTabs();
  browser.advance(14 * minute);
  await first.session.renew();
  browser.advance(2 * minute);
  expect(await second.tab.showPage()).toBe(true);
  for (const { session } of [first, second]) {
    expect(session.idToken()).toBe('id-second');
    expect(session.remaining()).toBe(13 * minute);
  }
  expect(second.navigations).toEqual([]);
});

test('[SES-07] is shown at once when still valid, and adopts the renewal later', async () => {
  const { first, second, browser } = await openTwoTabs();
  browser.advance(10 * minute);
  await first.session.renew();
  expect(await second.tab.showPage()).toBe(true);
  await flushPromises();
  expect(second.session.remaining()).toBe(15 * minute);
});

test('answers an expiry of the older tokens with the renewed session', async () => {
  const { first, browser } = await openTwoTabs();
  const before = first.tab.storage.getItem('portal.session') ?? '';
  browser.advance(minute);
  await first.session.renew();
  const { id, clock } = JSON.parse(before);
  browser.broadcast({ type: 'ended', reason: 'expired', id, startedAt: clock.startedAt });
  expect(first.session.current().status).toBe('active');
  browser.broadcast({ type: 'ended', reason: 'logout', id });
  expect(first.session.current().status).toBe('signed-out');
});

test('[SES-08] goes to sign-in with the reason `expired` when the API refused the session in another tab', async () => {
  const { first, second } = await openTwoTabs();
  first.session.end('expired');
  expect(await second.tab.showPage()).toBe(false);
  expect(second.session.current()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  expect(second.navigations).toEqual(['/']);
  expect(second.tab.storage.dump()).not.toMatch(/id-first/);
});

test('only one tab goes to the provider’s logout page when tabs expire together', async () => {
  const { first, second, browser } = await openTwoTabs();
  await second.tab.showPage();
  browser.advance(15 * minute);
  jest.useFakeTimers();
  for (const { tab } of [first, second]) tab.check();
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  const destinations = [first.navigations.at(-1), second.navigations.at(-1)].map((address) =>
    address?.replace(/\?.*/, ''),
  );
  expect(destinations.sort()).toEqual(['/', 'https://id.example/session/end']);
});

test('does not adopt an ended session from a tab that missed the sign-out', async () => {
  const { first, second, browser } = await openTwoTabs();
  const stale = JSON.parse(second.tab.storage.getItem('portal.session') ?? '');
  first.session.end('logout');
  browser.broadcast({ type: 'signed-in', session: stale });
  expect(first.session.current().status).toBe('signed-out');
});
