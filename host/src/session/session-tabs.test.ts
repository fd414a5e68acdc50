import { isDeliberate } from '../core/deliberate.ts';
import {
  aisyah,
  answered,
  fresh,
  signedIn,
  testBrowser,
  testSession,
  tokensNamed,
} from './test-surroundings.ts';

const minute = 60_000;

test('a tab that takes over a sign-in of another goes back to where its own session ran out', async () => {
  const { browser, tab, session } = signedIn();
  tab.check();
  await answered();
  browser.pass(15 * minute);
  tab.check();
  await answered();
  expect(session.current().status).toBe('signed-out');
  session.dispose();
  const waiting = testSession(browser.tab({ storage: tab.storage, path: '/' }));
  const other = testSession(browser.tab({ path: '/' }));
  other.session.signIn.start(tokensNamed('next'), aisyah);
  await answered();
  expect(waiting.session.current().status).toBe('active');
  expect(waiting.session.landing()).toBe('/client');
  expect(tab.storage.getItem('portal.farewell')).toBeNull();
});

test('five tabs that accept together: one refresh, five live sessions', async () => {
  const refresh = jest.fn(async () => fresh('second'));
  const { browser, session } = signedIn(refresh);
  const others = Array.from({ length: 4 }, () => testSession(browser.tab(), refresh).session);
  const all = [session, ...others];
  await Promise.all(all.map(({ ready }) => ready));
  expect(all.map((each) => each.idToken())).toEqual(Array(5).fill('id-first'));
  browser.pass(13 * minute);
  await Promise.all(all.map((each) => each.renew()));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledWith(tokensNamed('first'));
  expect(all.map((each) => each.idToken())).toEqual(Array(5).fill('id-second'));
  expect(all.map((each) => each.remaining())).toEqual(Array(5).fill(15 * minute));
});

test('logging out wipes the tokens of all tabs; the others go to sign-in', async () => {
  const { browser, tab, session, left } = signedIn();
  const otherTab = browser.tab();
  const other = testSession(otherTab);
  await other.session.ready;
  expect(other.session.idToken()).toBe('id-first');
  session.end('logout');
  expect(left[1]).toMatch('https://id.example/session/end');
  expect(other.left).toEqual(['/']);
  for (const { storage } of [tab, otherTab]) expect(storage.dump()).not.toMatch(/id-|at-|rt-/);
  for (const each of [session, other.session]) expect(each.idToken()).toBeUndefined();
});

test.each(['logout', 'expired'] as const)(
  '[SES-08] after %s no name is left in the storage of any tab',
  async (reason) => {
    const { browser, tab, session } = signedIn();
    const otherTab = browser.tab();
    const other = testSession(otherTab);
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

describe('a tab that did not hear what the others did', () => {
  /** Two tabs of one session; the second then sleeps, or is on another site. */
  async function twoTabs(refresh = async () => fresh('second')) {
    const first = signedIn(refresh);
    const tab = first.browser.tab();
    const second = { tab, ...testSession(tab, refresh) };
    await second.session.ready;
    second.tab.rest();
    return { first, second, browser: first.browser };
  }

  test('[SES-08] in the back/forward cache when another signed out: it shows nothing and goes to sign-in', async () => {
    const { first, second } = await twoTabs();
    first.session.end('logout');
    expect(second.session.current().status).toBe('active');
    expect(await second.tab.wake()).toBe(false);
    expect(second.session.current()).toMatchObject({ status: 'signed-out', reason: 'logout' });
    expect(second.left).toEqual(['/']);
    expect(second.tab.storage.dump()).not.toMatch(/id-first/);
    // what lies in the browser by now may be a later session's
    expect(isDeliberate(second.session.current())).toBe(false);
    expect(isDeliberate(first.session.current())).toBe(true);
  });

  test('[SES-08] nor is it shown while it goes, when another agent has signed in since', async () => {
    const { first, second, browser } = await twoTabs();
    first.session.end('logout');
    const next = testSession(browser.tab());
    next.session.signIn.start(tokensNamed('other'), { ...aisyah, subject: 'u-other' });
    expect(await second.tab.wake()).toBe(false);
    await answered();
    expect(second.session.current().status).toBe('signed-out');
    expect(second.left).toEqual(['/']);
  });

  test('[SES-08] on another site when another signed out: its reload finds no session', async () => {
    const { first, second, browser } = await twoTabs();
    second.session.dispose();
    first.session.end('prompt-rejected');
    const back = testSession(browser.tab({ storage: second.tab.storage }));
    expect(back.session.current()).toEqual({ status: 'signed-out', reason: 'prompt-rejected' });
    expect(back.session.idToken()).toBeUndefined();
    expect(back.left).toEqual(['/']);
  });

  test('[SES-07] while another renewed: its own end is none, and nobody is signed out by it', async () => {
    const { first, second, browser } = await twoTabs();
    browser.pass(14 * minute);
    await first.session.renew();
    browser.pass(2 * minute);
    expect(await second.tab.wake()).toBe(true);
    for (const { session } of [first, second]) {
      expect(session.idToken()).toBe('id-second');
      expect(session.remaining()).toBe(13 * minute);
    }
    expect(second.left).toEqual([]);
  });

  test('[SES-07] it woke still valid: it may be seen at once, and learns of the renewal', async () => {
    const { first, second, browser } = await twoTabs();
    browser.pass(10 * minute);
    await first.session.renew();
    expect(await second.tab.wake()).toBe(true);
    await answered();
    expect(second.session.remaining()).toBe(15 * minute);
  });

  test('an end by its older clock that reaches the others is answered with the newer session', async () => {
    const { first, browser } = await twoTabs();
    const before = first.tab.storage.getItem('portal.session') ?? '';
    browser.pass(minute);
    await first.session.renew();
    const { id, clock } = JSON.parse(before);
    browser.say({ type: 'ended', reason: 'expired', id, startedAt: clock.startedAt });
    expect(first.session.current().status).toBe('active');
    browser.say({ type: 'ended', reason: 'logout', id });
    expect(first.session.current().status).toBe('signed-out');
  });

  test('[SES-08] while the API refused the session: it shows nothing, and is led back by the agent’s next sign-in', async () => {
    const { first, second } = await twoTabs();
    first.session.end('expired');
    expect(await second.tab.wake()).toBe(false);
    expect(second.session.current()).toMatchObject({ status: 'signed-out', reason: 'expired' });
    expect(second.left).toEqual(['/']);
    expect(second.tab.storage.dump()).not.toMatch(/id-first/);
  });

  test('tabs whose time is over together: one goes by the provider, the others to sign-in', async () => {
    const { first, second, browser } = await twoTabs();
    await second.tab.wake();
    browser.pass(15 * minute);
    jest.useFakeTimers();
    for (const { tab } of [first, second]) tab.check();
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    const ways = [first.left.at(-1), second.left.at(-1)].map((way) => way?.replace(/\?.*/, ''));
    expect(ways.sort()).toEqual(['/', 'https://id.example/session/end']);
  });

  test('a session that ended is not taken from a tab that still holds it', async () => {
    const { first, second, browser } = await twoTabs();
    const stale = JSON.parse(second.tab.storage.getItem('portal.session') ?? '');
    first.session.end('logout');
    browser.say({ type: 'signed-in', session: stale });
    expect(first.session.current().status).toBe('signed-out');
  });
});

describe('two agents in one browser', () => {
  /** One agent is signed in, another links its account in a tab that had not heard of it. */
  function twoAgents() {
    const linking = testBrowser();
    const tab = linking.tab({ path: '/account-linking' });
    const one = testSession(tab);
    const two = testSession(linking.tab());
    two.session.signIn.start(tokensNamed('two'), aisyah);
    one.session.signIn.startLinking(tokensNamed('linking'));
    return { browser: linking, tab, one, two };
  }

  test('[SES-08] [SES-09] a sign-out signs the other out too, but is not its own: what it typed is kept', () => {
    const { one, two } = twoAgents();
    one.session.end('logout');
    expect(two.session.current()).toMatchObject({ status: 'signed-out', reason: 'logout' });
    expect(isDeliberate(two.session.current())).toBe(false);
    expect(isDeliberate(one.session.current())).toBe(true);
    expect(two.left.at(-1)).toBe('/');
  });

  test('[SES-02] time that is over for one is not over for the other', async () => {
    const { browser, tab, one, two } = twoAgents();
    browser.pass(14 * minute);
    two.session.signIn.start(tokensNamed('anew'), aisyah);
    browser.pass(minute);
    tab.check();
    await answered();
    expect(two.session.idToken()).toBe('id-anew');
    expect(two.session.current().status).toBe('active');
    expect(one.session.idToken()).not.toBe('id-linking');
  });

  test('the same agent, signed in twice, leaves both on purpose', () => {
    const { session } = signedIn();
    const browser = testBrowser();
    const first = testSession(browser.tab());
    first.session.signIn.start(tokensNamed('first'), aisyah);
    browser.say({ type: 'ended', reason: 'logout', id: 'another', subject: aisyah.subject });
    expect(isDeliberate(first.session.current())).toBe(true);
    expect(session.current().status).toBe('active');
  });
});

test('the sign-in screen out of the back/forward cache takes up the session that its tab began since', async () => {
  const { browser, tab } = signedIn();
  const screen = browser.tab({ storage: tab.storage, path: '/' });
  const kept = tab.storage.getItem('portal.session') ?? '';
  tab.storage.removeItem('portal.session');
  const { session } = testSession(screen);
  screen.rest();
  tab.storage.setItem('portal.session', kept);
  expect(await screen.wake()).toBe(true);
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
});

test('a page of the agent before, out of the back/forward cache, shows nothing and leaves the next agent’s session alone', async () => {
  const { browser, tab, session, left } = signedIn();
  tab.rest();
  testSession(browser.tab({ storage: tab.storage })).session.end('logout');
  const next = testSession(browser.tab({ storage: tab.storage, path: '/' }));
  const other = { ...aisyah, subject: 'u-other' };
  next.session.signIn.start(tokensNamed('other'), other);
  expect(await tab.wake()).toBe(false);
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(left.at(-1)).toBe('/');
  expect(tab.storage.dump()).toMatch('id-other');
  expect(next.session.current()).toMatchObject({ status: 'active', agent: other });
});

test('nor does it where its clock is looked at before it is shown', async () => {
  const { browser, tab, session } = signedIn();
  tab.rest();
  testSession(browser.tab({ storage: tab.storage })).session.end('logout');
  const next = testSession(browser.tab({ storage: tab.storage, path: '/' }));
  next.session.signIn.start(tokensNamed('other'), { ...aisyah, subject: 'u-other' });
  tab.check();
  expect(await tab.wake()).toBe(false);
  await answered();
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
});

test('a tab that is signed in but does not answer is waited for, not for ever', async () => {
  jest.useFakeTimers();
  const { browser, tab } = signedIn();
  tab.deafen();
  const { session, left } = testSession(browser.tab());
  session.end('never-signed-in');
  await jest.advanceTimersByTimeAsync(900);
  expect(left).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(left).toEqual(['route /']);
  jest.useRealTimers();
});
