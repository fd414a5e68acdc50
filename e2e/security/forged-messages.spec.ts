import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

/** Forged messages of each kind; there are seven kinds. */
const each = 150;

/** What a forger sends; `state` is the attempt's own, which no forger could know. */
interface Forgery {
  readonly state: string;
  readonly count: number;
}

/** Posts to the window that opened this one, as the callback page would. */
const postToOpener = (page: Page, forgery: Forgery) =>
  page.evaluate(({ state, count }) => {
    for (let round = 0; round < count; round += 1)
      window.opener.postMessage({ type: 'oidc-callback', query: `?code=forged${round}&state=${state}` }, '*');
  }, forgery);

/** Posts on the callback page's channel, from whatever page of the portal's origin this is. */
const broadcast = (page: Page, { state, count }: Forgery) =>
  page.evaluate(
    ({ states }) => {
      const channel = new BroadcastChannel('oidc-callback');
      for (const [round, forged] of states.entries())
        channel.postMessage({ type: 'oidc-callback', query: `?code=forged${round}&state=${forged}` });
      channel.close();
    },
    {
      states: Array.from({ length: count }, (_, round) => `${state.slice(0, -1)}${'ghijklmnop'[round % 10]}`),
    },
  );

/** Posts to itself: messages of the right origin that are not the sign-in window's, or of another shape. */
const postToItself = (page: Page, forgery: Forgery) =>
  page.evaluate(({ state, count }) => {
    const good = { type: 'oidc-callback', query: `?code=forged&state=${state}` };
    for (let round = 0; round < count; round += 1) window.postMessage(good, location.origin);
    const channel = new BroadcastChannel('oidc-callback');
    for (let round = 0; round < count; round += 1) {
      channel.postMessage({ ...good, type: `oidc-callback${round}` });
      channel.postMessage(JSON.stringify(good));
      channel.postMessage({ type: 'oidc-callback', query: { code: 'forged', state } });
    }
    channel.close();
  }, forgery);

/** Has a page of the portal answer each ping on the callback page's channel with a pong. */
const answerPings = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('oidc-callback');
    channel.onmessage = ({ data }) => {
      if (data.type === 'ping') channel.postMessage({ type: 'pong' });
    };
  });

/**
 * Posts callback messages of these states from a tab of the portal, then a ping.
 * @returns all that was said to it until the pong; a page that takes one says so
 */
const saidTo = (tab: Page, states: readonly string[]): Promise<readonly unknown[]> =>
  tab.evaluate(
    (tried) =>
      new Promise<readonly unknown[]>((done) => {
        const said: unknown[] = [];
        const channel = new BroadcastChannel('oidc-callback');
        channel.onmessage = ({ data }) => {
          said.push(data);
          if (data.type !== 'pong') return;
          channel.close();
          done(said);
        };
        for (const state of tried)
          channel.postMessage({ type: 'oidc-callback', query: `?code=forged&state=${state}` });
        channel.postMessage({ type: 'ping' });
      }),
    states,
  );

test('[SGN-21] of over 1,000 forged messages of other origins, windows, types, states and shapes none is accepted', async ({
  page,
  context,
  agent,
}) => {
  const exchanges: string[] = [];
  const states: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origins.identityProvider.url) return;
    if (url.pathname === '/token' && request.method() === 'POST') exchanges.push(request.postData() ?? '');
    if (url.pathname === '/auth') states.push(url.searchParams.get('state') ?? '');
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  const [state = ''] = states;
  expect(state).not.toBe('');
  const forgery = { state, count: each };

  // the provider's own page: the right window, of another origin
  await postToOpener(popup, forgery);
  // a site that the portal has opened: another window of another origin
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), origins.simulator.url);
  const stranger = await opened;
  await stranger.waitForLoadState();
  await postToOpener(stranger, forgery);
  // another tab of the portal
  const tab = await context.newPage();
  await tab.goto('/oidc/logout-callback');
  await expect(tab).toHaveURL('/');
  await broadcast(tab, forgery);
  await postToItself(page, forgery);

  await expect(page.getByRole('dialog', { name: 'Continue in the login window' })).toBeVisible();
  expect(exchanges).toEqual([]);

  await stranger.close();
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL('/dashboard');
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).not.toContain('forged');
  // the state of a finished attempt is refused
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await answerPings(page);
  expect(await saidTo(tab, [`${state}x`, state])).toEqual([{ type: 'pong' }]);
  expect(exchanges).toHaveLength(1);
  console.log(`forged messages: 0 of ${each * 7} accepted`);
});

test('[SGN-21] a replayed answer of an earlier attempt does not answer the next one', {
  tag: '@long',
}, async ({ page, context, agent }) => {
  const exchanges: string[] = [];
  context.on('request', (request) => {
    if (request.url() === `${origins.identityProvider.url}/token`) exchanges.push(request.postData() ?? '');
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  const callback = popup.waitForRequest(/\/oidc\/login-callback\?.*state=/);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  const { search } = new URL((await callback).url());
  await expect(page.getByRole('alert')).toContainText('Login was declined');

  const next = await openSignIn(page);
  await page.evaluate((query) => {
    window.postMessage({ type: 'oidc-callback', query }, location.origin);
  }, search);
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.evaluate((query) => {
    const channel = new BroadcastChannel('oidc-callback');
    channel.postMessage({ type: 'oidc-callback', query });
    channel.close();
  }, search);
  await expect(page.getByRole('dialog', { name: 'Continue in the login window' })).toBeVisible();
  expect(exchanges).toEqual([]);
  await submitCredentials(next, agent);
  await expect(page).toHaveURL('/dashboard');
});
