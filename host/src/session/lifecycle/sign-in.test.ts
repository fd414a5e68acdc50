import {
  aisyah,
  createTestBrowser,
  createTestSession,
  renewedTokens,
  tokensNamed,
} from '../testing/index.ts';

describe('sign-in without a session', () => {
  test('keeps the reason for the sign-in page, also after the redirect to the provider', () => {
    const browser = createTestBrowser();
    const tab = browser.openTab({ path: '/' });
    const { session, navigations } = createTestSession(tab);
    session.signIn.fail('agent-inactive', tokensNamed('first'));
    expect(navigations[0]).toMatch('id_token_hint=id-first');
    const back = createTestSession(browser.openTab({ storage: tab.storage, path: '/' }));
    expect(back.session.current()).toEqual({ status: 'signed-out', reason: 'agent-inactive' });
    expect(tab.storage.dump()).not.toMatch(/id-first/);
  });

  test('does not end the session that another tab has started', () => {
    const browser = createTestBrowser();
    const failing = createTestSession(browser.openTab({ path: '/' }));
    const other = createTestSession(browser.openTab({ path: '/' }));
    other.session.signIn.start(tokensNamed('other'), aisyah);
    failing.session.signIn.fail('sign-in-failed');
    for (const { session } of [failing, other]) expect(session.idToken()).toBe('id-other');
  });

  test('ends another tab’s linking in all tabs, through the provider', async () => {
    const browser = createTestBrowser();
    const other = createTestSession(browser.openTab({ path: '/account-linking' }));
    other.session.signIn.startLinking(tokensNamed('linking'));
    const failing = createTestSession(browser.openTab({ path: '/' }));
    await failing.session.ready;
    expect(failing.session.current()).toEqual({ status: 'linking' });
    failing.session.signIn.fail('sign-in-failed');
    expect(other.session.current()).toMatchObject({ status: 'signed-out' });
    expect(failing.navigations[0]).toMatch('id_token_hint=id-linking');
  });

  test('goes to the sign-in page when there are no tokens', () => {
    const { session, navigations } = createTestSession(createTestBrowser().openTab({ path: '/' }));
    session.signIn.fail('access-denied');
    expect(navigations).toEqual(['route /']);
  });

  test('keeps linking after a reload, without a session, until the agent logs out', () => {
    const browser = createTestBrowser();
    const tab = browser.openTab({ path: '/account-linking' });
    const { session, navigations, busEvents } = createTestSession(tab);
    session.signIn.startLinking(tokensNamed('linking'));
    expect(session.current()).toEqual({ status: 'linking' });
    expect(navigations).toEqual(['route /account-linking']);
    expect(busEvents).toEqual([]);
    const reloaded = createTestSession(browser.openTab({ storage: tab.storage, path: '/account-linking' }));
    expect(reloaded.session.current()).toEqual({ status: 'linking' });
    reloaded.session.end('logout');
    expect(reloaded.navigations[0]).toMatch('id_token_hint=id-linking');
  });
});

test('[LNK-02] a linked agent is signed in with the current tokens', async () => {
  const { session, busEvents, navigations } = createTestSession(createTestBrowser().openTab(), async () =>
    renewedTokens('renewed'),
  );
  session.signIn.startLinking(tokensNamed('linking'));
  expect(await session.renew()).toBe(true);
  expect(session.current()).toEqual({ status: 'linking' });
  session.signIn.linked?.(aisyah);
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(session.idToken()).toBe('id-renewed');
  expect(busEvents).toEqual(['session:started']);
  expect(navigations).toEqual(['route /account-linking', 'route /dashboard']);
});

test('[LNK-02] both linking tabs are signed in, and no refresh token is used twice', async () => {
  const refresh = jest.fn(async () => renewedTokens('renewed'));
  const browser = createTestBrowser();
  const first = createTestSession(browser.openTab({ path: '/account-linking' }), refresh);
  first.session.signIn.startLinking(tokensNamed('linking'));
  const second = createTestSession(browser.openTab({ path: '/account-linking' }), refresh);
  await second.session.ready;
  expect(second.session.current()).toEqual({ status: 'linking' });

  browser.advance(60_000);
  expect(await first.session.renew()).toBe(true);
  expect(second.session.idToken()).toBe('id-renewed');
  first.session.signIn.linked?.(aisyah);
  expect(second.session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(second.busEvents).toEqual(['session:started']);
  expect(second.navigations).toEqual([]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('signs in no agent when no linking is in progress', () => {
  const { session, navigations } = createTestSession(createTestBrowser().openTab());
  session.signIn.linked?.(aisyah);
  expect(session.current().status).toBe('signed-out');
  expect(navigations).toEqual([]);
});

describe('confirmation of the agent', () => {
  const tokenOf = (sub: string) => {
    const now = Math.floor(Date.now() / 1000);
    return `h.${btoa(JSON.stringify({ sub, auth_time: now, iat: now }))}.s`;
  };
  const signedIn = () => {
    const browser = createTestBrowser();
    const { session } = createTestSession(browser.openTab({ path: '/sat' }));
    session.signIn.start(tokensNamed('first'), aisyah);
    return { session, other: createTestSession(browser.openTab({ path: '/sat' })).session };
  };

  test('the agent’s new tokens are used in all tabs', () => {
    const { session, other } = signedIn();
    const tokens = { ...tokensNamed('new'), idToken: tokenOf(aisyah.subject) };
    expect(session.signIn.confirm?.(tokens, 10)).toBe('confirmed');
    for (const each of [session, other]) expect(each.idToken()).toBe(tokens.idToken);
  });

  test('another agent’s tokens change nothing', () => {
    const { session } = signedIn();
    const tokens = { ...tokensNamed('new'), idToken: tokenOf('another') };
    expect(session.signIn.confirm?.(tokens, 10)).toBe('other-agent');
    expect(session.idToken()).toBe('id-first');
  });
});
