import {
  aisyah,
  createSignedInTab,
  createTestBrowser,
  createTestSession,
  flushPromises,
  tokensNamed,
  watchFor,
} from '../testing/index.ts';

const minute = 60_000;

/** Signs in again in the same tab. Resolves to the last navigation. */
const signInAgain = async (ended: ReturnType<typeof createSignedInTab>, agent = aisyah) => {
  const next = createTestSession(ended.browser.openTab({ storage: ended.tab.storage, path: '/' }));
  next.session.signIn.start(tokensNamed('next'), agent);
  await flushPromises();
  return next.navigations.at(-1);
};
/** Creates a signed-in tab whose page was recorded. */
const createTabWithPage = async () => {
  const signedInTab = createSignedInTab();
  watchFor(signedInTab, 1_000);
  await flushPromises();
  return signedInTab;
};

test('the return path leads the same agent back to the page where the session expired', async () => {
  const signedInTab = await createTabWithPage();
  watchFor(signedInTab, 15 * minute);
  expect(await signInAgain(signedInTab)).toBe('route /client');
});

test('the return path does not lead another agent there, and stores neither page nor agent in readable form', async () => {
  const signedInTab = await createTabWithPage();
  watchFor(signedInTab, 15 * minute);
  expect(signedInTab.tab.storage.dump()).not.toMatch(/client|u-aisyah/);
  expect(await signInAgain(signedInTab, { ...aisyah, subject: 'u-other' })).toBe('route /dashboard');
});

test('the return path survives Back to a page of the expired session', async () => {
  const signedInTab = await createTabWithPage();
  watchFor(signedInTab, 15 * minute);
  const back = createTestSession(
    signedInTab.browser.openTab({ storage: signedInTab.tab.storage, path: '/cart?customerId=C1' }),
  );
  back.session.end('expired');
  await flushPromises();
  expect(back.navigations).toEqual(['route /']);
  expect(signedInTab.tab.storage.dump()).not.toMatch('C1');
  expect(await signInAgain(signedInTab)).toBe('route /client');
});

test.each(['logout', 'prompt-rejected'] as const)('the return path is removed after %s', async (reason) => {
  const signedInTab = await createTabWithPage();
  signedInTab.session.end(reason);
  expect(signedInTab.tab.storage.getItem('portal.place')).toBeNull();
  expect(await signInAgain(signedInTab)).toBe('route /dashboard');
});

test('the return path is not stored when the encryption finishes after the session’s end', async () => {
  const signedInTab = createSignedInTab();
  watchFor(signedInTab, 1_000);
  signedInTab.session.end('logout');
  await flushPromises();
  expect(signedInTab.tab.storage.getItem('portal.place')).toBeNull();
});

test('the return path is empty after a sign-out, also after Back to a customer’s page', async () => {
  const signedInTab = createSignedInTab();
  signedInTab.session.end('logout');
  const back = createTestSession(
    signedInTab.browser.openTab({
      storage: signedInTab.tab.storage,
      path: '/client-profile?customerId=C1',
    }),
  );
  back.session.end('never-signed-in');
  await back.session.ready;
  await Promise.resolve();
  expect(await signInAgain(signedInTab, { ...aisyah, subject: 'u-other' })).toBe('route /dashboard');
});

test('[SES-08] Back to a page after a sign-out stores nothing of its address, and leads no agent there', async () => {
  const signedInTab = await createTabWithPage();
  signedInTab.session.end('logout');
  const { storage } = signedInTab.tab;
  const path = '/client?keyword=Tan';
  const back = createTestSession(signedInTab.browser.openTab({ storage, path, isHistoryVisit: true }));
  back.session.end('logout');
  await flushPromises();
  expect(storage.getItem('portal.farewell')).not.toContain('Tan');
  expect(await signInAgain(signedInTab)).toBe('route /dashboard');
});

test.each([
  ['the same agent', aisyah, '/cart?customerId=C1'],
  ['another agent', { ...aisyah, subject: 'u-other' }, '/dashboard'],
])(
  '[SGN-11] a page that was opened after a sign-out leads %s to the right page',
  async (_, agent, expected) => {
    const signedInTab = await createTabWithPage();
    signedInTab.session.end('logout');
    const { storage } = signedInTab.tab;
    const opened = createTestSession(signedInTab.browser.openTab({ storage, path: '/cart?customerId=C1' }));
    opened.session.end('logout');
    await flushPromises();
    expect(opened.navigations).toEqual(['route /']);
    // a sign-in that fails in between changes nothing
    const failed = createTestSession(signedInTab.browser.openTab({ storage, path: '/' }));
    failed.session.signIn.fail('access-denied');
    await flushPromises();
    expect(await signInAgain(signedInTab, agent)).toBe(`route ${expected}`);
    expect(storage.getItem('portal.farewell')).toBeNull();
  },
);

test.each(['//evil.example/x', '/%zz', 'https://evil.example'])(
  'a stored return path %s, which is no path of the portal, leads to the dashboard',
  async (path) => {
    const tab = createTestBrowser().openTab({ path });
    const opened = createTestSession(tab);
    opened.session.end('never-signed-in');
    await opened.session.ready;
    opened.session.signIn.start(tokensNamed('first'), aisyah);
    await flushPromises();
    expect(opened.navigations.at(-1)).toBe('route /dashboard');
  },
);

test('the return path is the page that was requested before sign-in', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab({ path: '/cart?customerId=C1' });
  const { session, navigations, busEvents } = createTestSession(tab);
  session.end('never-signed-in');
  await session.ready;
  await Promise.resolve();
  expect(navigations).toEqual(['route /']);
  expect(busEvents).toEqual([]);
  session.signIn.start(tokensNamed('first'), aisyah);
  expect(navigations.at(-1)).toBe('route /cart?customerId=C1');
});
test('a tab that adopts a sign-in of another tab goes back to the page where its session expired', async () => {
  const { browser, tab, session } = createSignedInTab();
  tab.check();
  await flushPromises();
  browser.advance(15 * minute);
  tab.check();
  await flushPromises();
  expect(session.current().status).toBe('signed-out');
  session.dispose();
  const waiting = createTestSession(browser.openTab({ storage: tab.storage, path: '/' }));
  const other = createTestSession(browser.openTab({ path: '/' }));
  other.session.signIn.start(tokensNamed('next'), aisyah);
  await flushPromises();
  expect(waiting.session.current().status).toBe('active');
  expect(waiting.session.landingPath()).toBe('/client');
  expect(tab.storage.getItem('portal.farewell')).toBeNull();
});
