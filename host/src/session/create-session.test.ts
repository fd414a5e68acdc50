import {
  aisyah,
  createSignedInTab,
  createTestBrowser,
  createTestSession,
  flushPromises,
  tokensNamed,
  watchFor,
} from './testing/index.ts';

const minute = 60_000;

test('starts a session, emits the bus event and goes to the dashboard on sign-in', () => {
  const { session, busEvents, navigations } = createSignedInTab();
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(session.idToken()).toBe('id-first');
  expect(busEvents).toEqual(['session:started']);
  expect(navigations).toEqual(['route /dashboard']);
});

test('[SES-02] ends an expired session and goes to the provider’s logout page', async () => {
  const signedInTab = createSignedInTab();
  watchFor(signedInTab, 15 * minute);
  await flushPromises();
  expect(signedInTab.session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(signedInTab.session.idToken()).toBeUndefined();
  expect(signedInTab.busEvents).toEqual(['session:started', 'session:expiring', 'session:ended']);
  const logout = new URL(signedInTab.navigations[1] ?? '');
  expect(logout.origin + logout.pathname).toBe('https://id.example/session/end');
  expect(Object.fromEntries(logout.searchParams)).toEqual({
    id_token_hint: 'id-first',
    post_logout_redirect_uri: 'https://portal.example/oidc/logout-callback',
    client_id: 'agent-portal',
  });
});

test('[SES-02] returns no token after expiry, even before the next check', () => {
  const { browser, session } = createSignedInTab();
  browser.advance(15 * minute);
  expect(session.idToken()).toBeUndefined();
  expect(session.current().status).toBe('signed-out');
});

test('keeps the session and its age after a reload', () => {
  const { browser, tab } = createSignedInTab();
  browser.advance(5 * minute);
  tab.check();
  const reloaded = createTestSession(browser.openTab({ storage: tab.storage }));
  expect(reloaded.session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(reloaded.session.remaining()).toBe(10 * minute);
  expect(reloaded.busEvents).toEqual(['session:started']);
});

test('logs out on a reload after expiry', async () => {
  const { browser, tab, session } = createSignedInTab();
  browser.advance(16 * minute);
  session.dispose();
  const reloaded = createTestSession(browser.openTab({ storage: tab.storage }));
  await flushPromises();
  expect(reloaded.session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(reloaded.navigations[0]).toMatch('https://id.example/session/end');
});

test('keeps the session in memory when the storage is full', () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  tab.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { session, navigations } = createTestSession(tab);
  session.signIn.start(tokensNamed('first'), aisyah);
  watchFor({ browser, tab }, 13 * minute);
  expect(session.idToken()).toBe('id-first');
  expect(session.isExpiring()).toBe(true);
  session.end('logout');
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(navigations.at(-1)).toMatch('id_token_hint=id-first');
  tab.check();
  expect(session.idToken()).toBeUndefined();
});

test('ignores invalid messages and invalid stored text', () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  tab.storage.setItem('portal.session', '{"status":"active","tokens":');
  tab.storage.setItem('portal.farewell', '"gone"');
  const { session } = createTestSession(tab);
  for (const data of [
    null,
    'ended',
    { type: 'signed-in', session: { status: 'active' } },
    { type: 'ended' },
  ]) {
    browser.broadcast(data);
  }
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'never-signed-in' });
});
