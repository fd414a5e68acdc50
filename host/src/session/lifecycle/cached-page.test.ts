import {
  aisyah,
  createSignedInTab,
  createTestSession,
  flushPromises,
  tokensNamed,
} from '../testing/index.ts';

test('ends the session of a cached page when its tab has signed out', () => {
  const { tab, session, navigations } = createSignedInTab();
  tab.storage.removeItem('portal.session');
  tab.storage.setItem('portal.farewell', '{"reason":"logout","wayBack":null}');
  tab.check();
  expect(session.current().status).toBe('signed-out');
  expect(navigations[1]).toBe('/');
});

test('the session goes on when the browser clears its storage, and is stored again', () => {
  const { tab, session, navigations } = createSignedInTab();
  const stored = tab.storage.getItem('portal.session') ?? '';
  const pages = [...navigations];
  for (const key of ['portal.session', 'portal.place', 'portal.owner']) tab.storage.removeItem(key);
  tab.check();
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
  expect(JSON.parse(tab.storage.getItem('portal.session') ?? '')).toMatchObject({
    id: JSON.parse(stored).id,
  });
  expect(navigations).toEqual(pages);
});

test('[SES-09] a cached page takes the reason of its tab’s sign-out, so that expiry does not delete drafts', () => {
  const { tab, session } = createSignedInTab();
  tab.storage.removeItem('portal.session');
  const endedSession = '{"reason":"expired","wayBack":{"sealed":"for the agent"}}';
  tab.storage.setItem('portal.farewell', endedSession);
  tab.check();
  expect(session.current()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  expect(tab.storage.getItem('portal.farewell')).toBe(endedSession);
});

test('a cached sign-in page restores the session that its tab has started since', async () => {
  const { browser, tab } = createSignedInTab();
  const screen = browser.openTab({ storage: tab.storage, path: '/' });
  const storedSession = tab.storage.getItem('portal.session') ?? '';
  tab.storage.removeItem('portal.session');
  const { session } = createTestSession(screen);
  screen.hidePage();
  tab.storage.setItem('portal.session', storedSession);
  expect(await screen.showPage()).toBe(true);
  expect(session.current()).toMatchObject({ status: 'active', agent: aisyah });
});

test('a cached page of the previous agent stays hidden and keeps the next agent’s session', async () => {
  const { browser, tab, session, navigations } = createSignedInTab();
  tab.hidePage();
  createTestSession(browser.openTab({ storage: tab.storage })).session.end('logout');
  const next = createTestSession(browser.openTab({ storage: tab.storage, path: '/' }));
  const other = { ...aisyah, subject: 'u-other' };
  next.session.signIn.start(tokensNamed('other'), other);
  expect(await tab.showPage()).toBe(false);
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(navigations.at(-1)).toBe('/');
  expect(tab.storage.dump()).toMatch('id-other');
  expect(next.session.current()).toMatchObject({ status: 'active', agent: other });
});

test('a cached page of the previous agent stays hidden when the check runs before the page is shown', async () => {
  const { browser, tab, session } = createSignedInTab();
  tab.hidePage();
  createTestSession(browser.openTab({ storage: tab.storage })).session.end('logout');
  const next = createTestSession(browser.openTab({ storage: tab.storage, path: '/' }));
  next.session.signIn.start(tokensNamed('other'), { ...aisyah, subject: 'u-other' });
  tab.check();
  expect(await tab.showPage()).toBe(false);
  await flushPromises();
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
});
