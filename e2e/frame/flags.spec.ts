import { createServer, type ServerResponse } from 'node:http';
import { telemetryFor } from '@portal/sandbox/src/portal/config.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { countStoredRecords } from '../support/page/stored-data.ts';
import { inForm } from '../support/run-form.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';
import { findScriptsWithSdk } from '../support/service/sdk-files.ts';

const offer = 'A new version of the portal is ready.';
const { flags: settings } = telemetryFor(origins);

/** The visitor that a request to the flag service is for. */
function visitorIn(address: string): unknown {
  const encoded = new URL(address).pathname.split('/').at(-1) ?? '';
  return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
}

/** When the page showed its first content, in milliseconds since it began. */
const firstContent = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);

/** Has every page note when it first asks for something there: of what never ends the browser keeps no timing. */
async function noteAsking(page: Page, service: string): Promise<void> {
  await page.addInitScript((origin) => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (...words: unknown[]) {
      if (String(words[1]).startsWith(origin) && !performance.getEntriesByName('flags asked').length)
        performance.mark('flags asked');
      return Reflect.apply(open, this, words);
    };
  }, service);
}

/** When the page first asked for flags; `Infinity` while it has not. */
const firstAsked = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('flags asked')[0]?.startTime ?? Infinity);

/** When the page had loaded, in milliseconds since it began. */
const loadEvent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity;
  });

/**
 * The SDK's code came after the page had loaded, and the first call to the service after the first content. The time of
 * the content is when its frame was on screen, which may be later than the code is asked for.
 */
async function expectNoDelay(page: Page): Promise<void> {
  await expect.poll(() => firstContent(page)).toBeLessThan(Infinity);
  const [content, loaded] = [await firstContent(page), await loadEvent(page)];
  const code = await findScriptsWithSdk(page, 'flags');
  expect(code.length, 'the SDK was fetched').toBeGreaterThan(0);
  for (const { at, url } of code) expect(at, `${url} waits for the load`).toBeGreaterThan(loaded);
  await expect.poll(() => firstAsked(page)).toBeLessThan(Infinity);
  expect(await firstAsked(page), 'the first content waits for no flag').toBeGreaterThan(content);
}

test('[FLG-01] [FLG-02] flags are read after the first content and followed, for one anonymous visitor, signed in or not', async ({
  page,
  context,
  control,
  seed,
  site,
}) => {
  await site.switchTelemetryOn();
  await noteAsking(page, origins.flags.url);
  const asked: string[] = [];
  const paths = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== origins.flags.url) return;
    paths.add(pathname.replace(/[^/]+$/, '…'));
    if (/^\/(sdk\/evalx|eval)\//.test(pathname)) asked.push(request.url());
  });
  const followed = page.waitForRequest(`${origins.flags.url}/eval/**`);
  await page.goto('/');
  await followed;
  await expectNoDelay(page);
  const other = await context.newPage();
  await seed.session(other);
  await other.goto('/dashboard');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  for (const address of asked)
    expect(visitorIn(address)).toEqual({ kind: 'user', key: 'everybody', anonymous: true });
  const { clientSideId = '' } = settings ?? {};
  await expect
    .poll(() => [...paths].sort(), 'values, streaming, goals, events and diagnostics')
    .toEqual([
      `/eval/${clientSideId}/…`,
      '/events/bulk/…',
      '/events/diagnostic/…',
      `/sdk/evalx/${clientSideId}/contexts/…`,
      '/sdk/goals/…',
    ]);
  await control.flag('app-latest-version', '4.4.0');
  await expect(other.getByText(offer)).toBeVisible();
});

test('[FLG-02] a newer version offers a reload, at once and on change, and loses nothing', {
  tag: '@long',
}, async ({ page, agent, control, seed, site, shot }) => {
  await site.switchTelemetryOn();
  await seed.session();
  const customer = firstCustomer(agent);
  const followed = page.waitForResponse(`${origins.flags.url}/eval/**`);
  await page.goto(investAddress(customer, 'CS', 'CBSUK'));
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await amount.fill('25,000');
  await expect.poll(() => countStoredRecords(page)).toBe(2);
  await followed;
  await control.flag('app-latest-version', '4.3.0');
  await control.flag('app-latest-version', '4.4.0');
  await expect(page.getByText(offer)).toBeVisible();
  await shot('new-version-by-flag');

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Reload anyway' });
  await expect(anyway, 'nothing is thrown away unasked').toBeVisible();
  await anyway.click();
  await reloaded;
  await expect(amount, 'typed in this tab: put back unasked').toHaveValue('25,000.00');
  await expect(page.getByText(offer), 'this page is not newer than the last').toBeVisible();
});

test('[FLG-02] the version that runs, and older ones, offer nothing', { tag: '@long' }, async ({
  page,
  control,
  seed,
  site,
}) => {
  await site.switchTelemetryOn();
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('a newer version is out')) found.push(message.text());
  });
  await control.flag('app-latest-version', '4.3.0');
  const followed = page.waitForResponse(`${origins.flags.url}/eval/**`);
  await seed.session();
  await page.goto('/dashboard');
  await followed;
  await control.flag('app-latest-version', '4.2.9');
  await control.flag('app-latest-version', 'newest');
  // changes come in order: whatever an earlier one had offered would be here by the time that this one is
  await control.flag('app-latest-version', '4.4.0');
  await expect(page.getByText(offer)).toBeVisible();
  expect(found).toEqual([expect.stringContaining('4.4.0')]);
});

/** How a service can fail, and what the browser's console then says. */
const disorders = {
  refuses: { answer: undefined, said: /ERR_CONNECTION_REFUSED/ },
  // takes connections and does not answer; ends them after the test
  hangs: { answer: () => undefined, said: /ERR_ABORTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_(REFUSED|RESET)/ },
  'answers 500': {
    answer: (_request: unknown, response: ServerResponse) => void response.writeHead(500).end(),
    said: /500|blocked by CORS policy|ERR_FAILED/,
  },
} as const;

for (const [state, { answer, said }] of inForm(
  Object.entries({ hangs: disorders.hangs }),
  Object.entries(disorders),
))
  test(`[FLG-01] a flag service that ${state} delays nothing`, { tag: '@long' }, async ({
    page,
    recorder,
    seed,
    site,
    guard,
  }) => {
    const server = createServer(answer);
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const address = server.address();
    const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    if (answer === undefined) await new Promise((done) => server.close(done));
    guard.expect(said);
    recorder.alsoTo(url);
    await noteAsking(page, url);
    await site.switchTelemetryOn({
      flags: { clientSideId: settings?.clientSideId ?? '', baseUrl: url, streamUrl: url, eventsUrl: url },
    });
    const asked = page.waitForRequest(`${url}/**`);
    await seed.session();
    await page.goto('/dashboard');
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/application');
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expect.poll(() => firstAsked(page)).toBeLessThan(Infinity);
    await expectNoDelay(page);
    await expect(page.getByText(offer)).toBeHidden();
    server.closeAllConnections();
    server.close();
  });
