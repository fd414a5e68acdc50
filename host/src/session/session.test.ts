import type { TokenResult } from '@portal/shared/oidc';
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

test('[SES-02] past expiry the session is invalid and the user is logged out, by the provider', async () => {
  const made = signedIn();
  watch(made, 15 * minute);
  await answered();
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

test('[SES-06] what the provider refuses for good is told from what may work when tried again', async () => {
  const answers: TokenResult[] = [
    { status: 'failed', error: 'network', description: '' },
    { status: 'failed', error: 'invalid_grant', description: '' },
  ];
  const { session } = signedIn(async () => answers.shift() ?? fresh('second'));
  await session.renew();
  expect(session.isRefused()).toBe(false);
  await session.renew();
  expect(session.isRefused()).toBe(true);
  await session.renew();
  expect(session.isRefused()).toBe(false);
  session.end('logout');
  expect(session.isRefused()).toBe(false);
});

test('callers who ask for a renewal together get one', async () => {
  const refresh = jest.fn(async () => fresh('second'));
  const { session } = signedIn(refresh);
  await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(refresh).toHaveBeenCalledTimes(1);
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

test('a reload after the expiry logs out', async () => {
  const { browser, tab, session } = signedIn();
  browser.pass(16 * minute);
  session.dispose();
  const reloaded = testSession(browser.tab({ storage: tab.storage }));
  await answered();
  expect(reloaded.session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(reloaded.left[0]).toMatch('https://id.example/session/end');
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
  const farewell = JSON.stringify({ reason: 'expired', wayBack: { sealed: 'for the agent' } });
  tab.storage.setItem('portal.farewell', farewell);
  tab.check();
  expect(session.current()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  expect(tab.storage.getItem('portal.farewell')).toBe(farewell);
});

describe('the way back', () => {
  const landing = async (after: ReturnType<typeof signedIn>, agent = aisyah) => {
    const next = testSession(after.browser.tab({ storage: after.tab.storage, path: '/' }));
    next.session.signIn.start(tokensNamed('next'), agent);
    await answered();
    return next.left.at(-1);
  };
  /** A session that has been on its page for a second. */
  const lookedAt = async () => {
    const made = signedIn();
    watch(made, 1_000);
    await answered();
    return made;
  };

  test('leads the same agent to where the expired session was', async () => {
    const made = await lookedAt();
    watch(made, 15 * minute);
    expect(await landing(made)).toBe('route /client');
  });

  test('leads nobody else there, and says to nobody else where that was or who', async () => {
    const made = await lookedAt();
    watch(made, 15 * minute);
    expect(made.tab.storage.dump()).not.toMatch(/client|u-aisyah/);
    expect(await landing(made, { ...aisyah, subject: 'u-other' })).toBe('route /dashboard');
  });

  test('is not taken away by Back to a page of the expired session', async () => {
    const made = await lookedAt();
    watch(made, 15 * minute);
    const back = testSession(made.browser.tab({ storage: made.tab.storage, path: '/cart?customerId=C1' }));
    back.session.end('expired');
    await answered();
    expect(back.left).toEqual(['route /']);
    expect(made.tab.storage.dump()).not.toMatch('C1');
    expect(await landing(made)).toBe('route /client');
  });

  test.each(['logout', 'prompt-rejected'] as const)('is not kept after %s', async (reason) => {
    const made = await lookedAt();
    made.session.end(reason);
    expect(made.tab.storage.getItem('portal.place')).toBeNull();
    expect(await landing(made)).toBe('route /dashboard');
  });

  test('is not kept for a page that was sealed when the session had ended', async () => {
    const made = signedIn();
    watch(made, 1_000);
    made.session.end('logout');
    await answered();
    expect(made.tab.storage.getItem('portal.place')).toBeNull();
  });

  test('is none after a sign-out: Back to a customer’s page leads the next agent nowhere', async () => {
    const made = signedIn();
    made.session.end('logout');
    const back = testSession(
      made.browser.tab({ storage: made.tab.storage, path: '/client-profile?customerId=C1' }),
    );
    back.session.end('never-signed-in');
    await back.session.ready;
    await Promise.resolve();
    expect(await landing(made, { ...aisyah, subject: 'u-other' })).toBe('route /dashboard');
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

  test('takes nothing from the session that another tab has begun meanwhile', () => {
    const browser = testBrowser();
    const failing = testSession(browser.tab({ path: '/' }));
    const other = testSession(browser.tab({ path: '/' }));
    other.session.signIn.start(tokensNamed('other'), aisyah);
    failing.session.signIn.fail('sign-in-failed');
    for (const { session } of [failing, other]) expect(session.idToken()).toBe('id-other');
  });

  test('ends the linking of another tab in all tabs, by the provider', async () => {
    const browser = testBrowser();
    const other = testSession(browser.tab({ path: '/account-linking' }));
    other.session.signIn.startLinking(tokensNamed('linking'));
    const failing = testSession(browser.tab({ path: '/' }));
    await failing.session.ready;
    expect(failing.session.current()).toEqual({ status: 'linking' });
    failing.session.signIn.fail('sign-in-failed');
    expect(other.session.current()).toMatchObject({ status: 'signed-out' });
    expect(failing.left[0]).toMatch('id_token_hint=id-linking');
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

test('a storage that is full ends nothing and silences nothing: the session lasts as long as the page', () => {
  const browser = testBrowser();
  const tab = browser.tab();
  tab.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { session, left } = testSession(tab);
  session.signIn.start(tokensNamed('first'), aisyah);
  watch({ browser, tab }, 13 * minute);
  expect(session.idToken()).toBe('id-first');
  expect(session.isExpiring()).toBe(true);
  session.end('logout');
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(left.at(-1)).toMatch('id_token_hint=id-first');
  tab.check();
  expect(session.idToken()).toBeUndefined();
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
    browser.say(data);
  }
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'never-signed-in' });
});
