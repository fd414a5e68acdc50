import type { TokenResult } from '@portal/shared/oidc';
import { aisyah, testBrowser, testSession, tokensNamed } from './test-surroundings.ts';

const minute = 60_000;

const fresh = (name: string): TokenResult => ({
  status: 'ok',
  tokens: tokensNamed(name),
  claims: { sub: aisyah.subject, iss: 'https://id.example' },
});

/** A browser with one tab, signed in. */
function signedIn(refresh?: Parameters<typeof testSession>[1]) {
  const browser = testBrowser();
  const tab = browser.tab();
  const made = testSession(tab, refresh);
  made.session.signIn.start(tokensNamed('first'), aisyah);
  return { browser, tab, ...made };
}

const watch = (
  { browser, tab }: Pick<ReturnType<typeof signedIn>, 'browser' | 'tab'>,
  milliseconds: number,
) => {
  for (let passed = 0; passed < milliseconds; passed += 1_000) {
    browser.pass(1_000);
    tab.check();
  }
};

test('sign-in begins a session, tells the bus and goes home', () => {
  const { session, told, left } = signedIn();
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(session.idToken()).toBe('id-first');
  expect(told).toEqual(['session:started']);
  expect(left).toEqual(['route /dashboard']);
});

test('[SES-02] past expiry the session is invalid and the user is logged out, by the provider', () => {
  const made = signedIn();
  watch(made, 15 * minute);
  expect(made.session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(made.session.idToken()).toBeUndefined();
  expect(made.told).toEqual(['session:started', 'session:expiring', 'session:ended']);
  const logout = new URL(made.left[1] ?? '');
  expect(logout.origin + logout.pathname).toBe('https://id.example/session/end');
  expect(Object.fromEntries(logout.searchParams)).toEqual({
    id_token_hint: 'id-first',
    post_logout_redirect_uri: 'https://portal.example/oidc/logout-callback',
    client_id: 'agent-portal',
  });
});

test('[SES-02] an expired session hands out no token, even before the next check', () => {
  const { browser, session } = signedIn();
  browser.pass(15 * minute);
  expect(session.idToken()).toBeUndefined();
  expect(session.current().status).toBe('signed-out');
});

test('[SES-01] a renewal gives new tokens and 15 more minutes, and takes the warning away', async () => {
  const made = signedIn(async () => fresh('second'));
  watch(made, 13 * minute);
  expect(made.session.isExpiring()).toBe(true);
  expect(await made.session.renew()).toBe(true);
  expect(made.session.isExpiring()).toBe(false);
  expect(made.session.idToken()).toBe('id-second');
  expect(made.session.remaining()).toBe(15 * minute);
  watch(made, 15 * minute - 1_000);
  expect(made.session.current().status).toBe('active');
});

test('[SES-06] a failed refresh is only logged: the session goes on, nothing is thrown, no token is told', async () => {
  const made = signedIn();
  watch(made, 13 * minute);
  expect(await made.session.renew()).toBe(true);
  expect(made.logged).toEqual(['session refresh failed {"error":"invalid_grant"}']);
  expect(made.session.current().status).toBe('active');
  expect(made.session.isExpiring()).toBe(true);
});

test('callers who ask for a renewal together get one', async () => {
  const refresh = jest.fn(async () => fresh('second'));
  const { session } = signedIn(refresh);
  await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(refresh).toHaveBeenCalledTimes(1);
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

test('tokens that arrive after a logout are dropped', async () => {
  let answer = (_result: TokenResult) => {};
  const { session, tab } = signedIn(() => new Promise((resolve) => (answer = resolve)));
  const renewal = session.renew();
  await new Promise((asked) => setTimeout(asked));
  session.end('logout');
  answer(fresh('late'));
  expect(await renewal).toBe(false);
  expect(tab.storage.dump()).not.toMatch(/late/);
});

test('a reload keeps the session and its age', () => {
  const { browser, tab } = signedIn();
  browser.pass(5 * minute);
  tab.check();
  const reloaded = testSession(browser.tab({ storage: tab.storage }));
  expect(reloaded.session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(reloaded.session.remaining()).toBe(10 * minute);
  expect(reloaded.told).toEqual(['session:started']);
});

test('a reload after the expiry logs out', () => {
  const { browser, tab } = signedIn();
  browser.pass(16 * minute);
  const reloaded = testSession(browser.tab({ storage: tab.storage }));
  expect(reloaded.session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(reloaded.left[0]).toMatch('https://id.example/session/end');
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

test('a page out of the back/forward cache sees that its tab was signed out meanwhile', () => {
  const { tab, session, left } = signedIn();
  tab.storage.removeItem('portal.session');
  tab.check();
  expect(session.current().status).toBe('signed-out');
  expect(left[1]).toBe('/');
});

test('[SES-09] and why: what ran out is no deliberate sign-out, which would wipe drafts', () => {
  const { tab, session } = signedIn();
  tab.storage.removeItem('portal.session');
  tab.storage.setItem('portal.farewell', JSON.stringify({ reason: 'expired', wayBack: null }));
  tab.check();
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
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

describe('the way back', () => {
  const landing = (after: ReturnType<typeof signedIn>, agent = aisyah) => {
    const next = testSession(after.browser.tab({ storage: after.tab.storage, path: '/' }));
    next.session.signIn.start(tokensNamed('next'), agent);
    return next.left.at(-1);
  };

  test('leads the same agent to where the expired session was', () => {
    const made = signedIn();
    watch(made, 15 * minute);
    expect(landing(made)).toBe('route /client');
  });

  test('leads nobody else there', () => {
    const made = signedIn();
    watch(made, 15 * minute);
    expect(landing(made, { ...aisyah, subject: 'u-other' })).toBe('route /dashboard');
  });

  test.each(['logout', 'prompt-rejected'] as const)('is not kept after %s', (reason) => {
    const made = signedIn();
    made.session.end(reason);
    expect(landing(made)).toBe('route /dashboard');
  });

  test('is the page that was asked for before any sign-in', async () => {
    const browser = testBrowser();
    const tab = browser.tab({ path: '/cart?customerId=C1' });
    const { session, left, told } = testSession(tab);
    session.end('never-signed-in');
    await session.ready;
    await Promise.resolve();
    expect(left).toEqual(['route /']);
    expect(told).toEqual([]);
    session.signIn.start(tokensNamed('first'), aisyah);
    expect(left.at(-1)).toBe('route /cart?customerId=C1');
  });
});

describe('sign-in that does not begin a session', () => {
  test('says why on the sign-in screen, also after the trip to the provider', () => {
    const browser = testBrowser();
    const tab = browser.tab({ path: '/' });
    const { session, left } = testSession(tab);
    session.signIn.fail('agent-inactive', tokensNamed('first'));
    expect(left[0]).toMatch('id_token_hint=id-first');
    const back = testSession(browser.tab({ storage: tab.storage, path: '/' }));
    expect(back.session.current()).toEqual({ status: 'signed-out', reason: 'agent-inactive' });
    expect(tab.storage.dump()).not.toMatch(/id-first/);
  });

  test('without tokens it only goes to the sign-in screen', () => {
    const { session, left } = testSession(testBrowser().tab({ path: '/' }));
    session.signIn.fail('access-denied');
    expect(left).toEqual(['route /']);
  });

  test('linking keeps its tokens over a reload, is no session, and can be left', () => {
    const browser = testBrowser();
    const tab = browser.tab({ path: '/account-linking' });
    const { session, left, told } = testSession(tab);
    session.signIn.startLinking(tokensNamed('linking'));
    expect(session.current()).toEqual({ status: 'linking' });
    expect(left).toEqual(['route /account-linking']);
    expect(told).toEqual([]);
    const reloaded = testSession(browser.tab({ storage: tab.storage, path: '/account-linking' }));
    expect(reloaded.session.current()).toEqual({ status: 'linking' });
    reloaded.session.end('logout');
    expect(reloaded.left[0]).toMatch('id_token_hint=id-linking');
  });
});

test('messages on the channel that are none of ours, and storage that cannot be read, change nothing', () => {
  const browser = testBrowser();
  const tab = browser.tab();
  tab.storage.setItem('portal.session', '{"status":"active","tokens":');
  tab.storage.setItem('portal.farewell', '"gone"');
  const { session } = testSession(tab);
  for (const data of [
    null,
    'ended',
    { type: 'signed-in', session: { status: 'active' } },
    { type: 'ended' },
  ]) {
    tab.surroundings.channel.onmessage?.(new MessageEvent('message', { data }));
  }
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'never-signed-in' });
});

test('a tab that is signed in but does not answer is waited for, not for ever', async () => {
  jest.useFakeTimers();
  const { browser, tab } = signedIn();
  tab.surroundings.channel.onmessage = null;
  const { session, left } = testSession(browser.tab());
  session.end('never-signed-in');
  await jest.advanceTimersByTimeAsync(900);
  expect(left).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(left).toEqual(['route /']);
  jest.useRealTimers();
});
