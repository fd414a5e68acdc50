import { isDeliberateSignOut } from '../../core/deliberate-sign-out.ts';
import {
  aisyah,
  createSignedInTab,
  createTestBrowser,
  createTestSession,
  flushPromises,
  tokensNamed,
} from '../testing/index.ts';

const minute = 60_000;

test('logging out removes the tokens of all tabs, and the other tabs go to sign-in', async () => {
  const { browser, tab, session, navigations } = createSignedInTab();
  const otherTab = browser.openTab();
  const other = createTestSession(otherTab);
  await other.session.ready;
  expect(other.session.idToken()).toBe('id-first');
  session.end('logout');
  expect(navigations[1]).toMatch('https://id.example/session/end');
  expect(other.navigations).toEqual(['/']);
  for (const { storage } of [tab, otherTab]) expect(storage.dump()).not.toMatch(/id-|at-|rt-/);
  for (const each of [session, other.session]) expect(each.idToken()).toBeUndefined();
});

test.each(['logout', 'expired'] as const)(
  '[SES-08] after %s no tab’s storage contains a customer’s name',
  async (reason) => {
    const { browser, tab, session } = createSignedInTab();
    const otherTab = browser.openTab();
    const other = createTestSession(otherTab);
    await other.session.ready;
    for (const { storage } of [tab, otherTab]) {
      storage.setItem('last-customer', 'TAN MEI LING');
      storage.setItem('portal.client.recents', 'TAN MEI LING');
      storage.setItem('portal-reloaded-from', '1.0.0');
    }
    session.end(reason);
    for (const { storage } of [tab, otherTab]) {
      expect(storage.dump()).not.toContain('TAN MEI LING');
      expect(storage.getItem('portal-reloaded-from')).toBe('1.0.0');
      expect(storage.getItem('portal.farewell')).toContain(reason);
    }
  },
);

test('waits one second at most for a tab that does not answer', async () => {
  jest.useFakeTimers();
  const { browser, tab } = createSignedInTab();
  tab.stopListening();
  const { session, navigations } = createTestSession(browser.openTab());
  session.end('never-signed-in');
  await jest.advanceTimersByTimeAsync(900);
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(navigations).toEqual(['route /']);
  jest.useRealTimers();
});

describe('two agents in one browser', () => {
  /** Signs in one agent, and starts the linking of another in a second tab. */
  function openTabsOfTwoAgents() {
    const browser = createTestBrowser();
    const tab = browser.openTab({ path: '/account-linking' });
    const one = createTestSession(tab);
    const two = createTestSession(browser.openTab());
    two.session.signIn.start(tokensNamed('two'), aisyah);
    one.session.signIn.startLinking(tokensNamed('linking'));
    return { browser, tab, one, two };
  }

  test('[SES-08] [SES-09] a sign-out ends the other agent’s session but keeps that agent’s drafts', () => {
    const { one, two } = openTabsOfTwoAgents();
    one.session.end('logout');
    expect(two.session.current()).toMatchObject({ status: 'signed-out', reason: 'logout' });
    expect(isDeliberateSignOut(two.session.current())).toBe(false);
    expect(isDeliberateSignOut(one.session.current())).toBe(true);
    expect(two.navigations.at(-1)).toBe('/');
  });

  test('[SES-02] the expiry of one agent’s session does not end the other’s', async () => {
    const { browser, tab, one, two } = openTabsOfTwoAgents();
    browser.advance(14 * minute);
    two.session.signIn.start(tokensNamed('second'), aisyah);
    browser.advance(minute);
    tab.check();
    await flushPromises();
    expect(two.session.idToken()).toBe('id-second');
    expect(two.session.current().status).toBe('active');
    expect(one.session.idToken()).not.toBe('id-linking');
  });

  test('a sign-out of the same agent’s second sign-in is deliberate in both tabs', () => {
    const { session } = createSignedInTab();
    const browser = createTestBrowser();
    const first = createTestSession(browser.openTab());
    first.session.signIn.start(tokensNamed('first'), aisyah);
    browser.broadcast({ type: 'ended', reason: 'logout', id: 'another', subject: aisyah.subject });
    expect(isDeliberateSignOut(first.session.current())).toBe(true);
    expect(session.current().status).toBe('active');
  });
});
