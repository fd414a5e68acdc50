import type { Page } from 'playwright/test';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { navigate } from '../support/page/navigate.ts';
import { readStoredText } from '../support/page/stored-data.ts';
import { type Credentials, openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { createAgent, firstCustomer } from '../support/service/agent.ts';
import type { Control, Report } from '../support/service/control.ts';
import { origins } from '../support/service/environment.ts';
import { findScriptsWithSdk } from '../support/service/sdk-files.ts';
import type { Seed } from '../support/service/seeding/seed.ts';
import { Canaries } from './canaries.ts';
import { expectMonitored, searchAll, typed, walk, walked } from './walk.ts';

/** Everything that was reported, as one text: events, replays as they are kept, and what can be read in them. */
const wordsOf = (reports: readonly Report[]): string =>
  reports.flatMap(({ events, replay, text }) => [...events, ...replay, ...text]).join('\n');

/** Tokens that the tab keeps. */
async function tokensOf(page: Page): Promise<readonly string[]> {
  const kept = await readStoredText(page);
  return [...kept.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token);
}

test.describe('an agent of six customers', () => {
  test.use({ agentWish: { customers: 6 } });

  test('[MON-01, MON-02] sessions and replays are reported, calls traced, and no personal data leaves the browser: 40 canaries, 0 found', async ({
    page,
    agent,
    control,
    seed,
    site,
    guard,
  }) => {
    await site.switchTelemetryOn({ environment: 'prod' });
    const canaries = Canaries.of(page);
    const traced: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-datadog-trace-id'] !== undefined) traced.push(new URL(request.url()).origin);
    });
    const worker = page.waitForEvent('worker');
    await seed.session();
    await page.goto('/dashboard');
    await expectMonitored(page);
    expect((await worker).url(), 'the replay is packed in a file of the host').toMatch(
      /\/host\/files\/replay-worker\.\w+\.js$/,
    );
    expect(await page.evaluate(() => document.cookie), 'the portal has no cookie').toBe('');
    const tokens = await tokensOf(page);
    expect(tokens.length, 'tokens are among the canaries').toBeGreaterThan(0);
    canaries.add(...typed, ...tokens, agent.email, agent.nric);
    for (const { customerId, name, idNo, accounts } of agent.customers)
      canaries.add(customerId, name, idNo, ...accounts.map(({ accountId }) => accountId));

    await walk(page, agent, () => canaries.look(page));
    const [token = ''] = tokens;
    await navigate(
      page,
      `/client?id_token=${token}&keyword=${encodeURIComponent(typed[0])}#access_token=${token}`,
    );
    guard.expect(/made by this test/);
    await page.evaluate(
      (words) => void setTimeout(() => Promise.reject(new Error(words))),
      `made by this test: "${firstCustomer(agent).name}" and ${token}`,
    );
    await page.evaluate((why) => {
      const cause = new Error(why);
      setTimeout(() => Promise.reject(new TypeError('made by this test, for a reason', { cause })));
    }, firstCustomer(agent).name);
    await navigate(page, '/application');

    const reports = () => control.reports();
    const texts = async () => (await reports()).flatMap(({ text }) => text);
    const places = walked.map((path) => origins.host.url + path);
    await expect
      .poll(texts, {
        message: 'every screen is in the replay, and text about no person can be read',
        timeout: 20_000,
      })
      .toEqual(expect.arrayContaining(['Privacy Notice', ...places]));
    // leaving the page sends the events that are buffered; a replay in its worker would be lost
    await page.goto('about:blank');
    await expect.poll(async () => wordsOf(await reports())).toContain('"message":"text not known"');
    await expect.poll(async () => wordsOf(await reports())).toContain('"causes":"left out"');
    const reported = wordsOf(await reports());
    expect(reported, 'an error keeps its kind without its cause').toMatch(
      /"type":"TypeError".*"causes":"left out"|"causes":"left out".*"type":"TypeError"/,
    );
    for (const said of [
      '"service":"digital-form-application"',
      '"version":"4.3.0"',
      'env:prod',
      '"session_sample_rate":100',
      '"session_replay_sample_rate":100',
      '"type":"resource"',
      '"has_replay":true',
    ])
      expect(reported).toContain(said);
    expect(new Set(traced)).toEqual(new Set([origins.api.url]));

    expect(canaries.all.length, 'enough was handed to the page').toBeGreaterThanOrEqual(40);
    expect(canaries.shown.length, 'and enough of it was on the screen').toBeGreaterThanOrEqual(15);
    console.log(
      `canaries: ${canaries.all.length}, on the screen ${canaries.shown.length}, reported in ${reported.length} characters`,
    );
    expect(canaries.foundIn(reported)).toEqual([]);
  });
});

// it proves the test above, which changes rarely
test('[MON-01] without the mask the canaries are found, so the test above can fail', {
  tag: '@long',
}, async ({ page, agent, control, seed, site }) => {
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'data-dd-privacy') setAttribute.call(this, name, value);
    };
  });
  await site.switchTelemetryOn();
  const canaries = Canaries.of(page);
  for (const { name } of agent.customers) canaries.add(name);
  await seed.session();
  await page.goto('/dashboard');
  await searchAll(page, agent, () => canaries.look(page));
  await expect
    .poll(async () => canaries.foundIn(wordsOf(await control.reports())).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(agent.customers.length);
});

/** Waits until replays of so many monitored sessions have arrived: a page sends them every five seconds. */
async function expectReplays(control: Control, sessions: number): Promise<readonly string[]> {
  const recorded = async () =>
    (await control.reports()).filter(({ replay }) => replay.length > 0).map(({ id }) => id);
  await expect.poll(recorded, { timeout: 20_000 }).toHaveLength(sessions);
  return recorded();
}

interface MonitoredTest {
  readonly control: Control;
  readonly seed: Seed;
  readonly site: OwnSite;
}

/** Opens home with monitoring switched on. Returns the monitored session, when its replay has arrived. */
async function startFirstSession(page: Page, { control, seed, site }: MonitoredTest) {
  await site.switchTelemetryOn();
  await seed.session();
  await page.goto('/dashboard');
  return expectReplays(control, 1);
}

/**
 * Signs another agent in on the sign-in page, and expects what that agent opens in a separate session. It signs in when
 * the page is recorded: Chromium refuses the SDK its Web Lock while the sign-in window opens, and the SDK then asks again
 * at a later press.
 */
async function expectOtherSession(
  page: Page,
  control: Control,
  first: readonly string[],
  other: Credentials,
): Promise<void> {
  const second = (await expectReplays(control, 2)).filter((id) => !first.includes(id));
  await submitCredentials(await openSignIn(page), other);
  await expect(page).toHaveURL('/dashboard');
  await navigate(page, '/client');
  const customers = `${origins.host.url}/client`;
  const sessions = async () =>
    (await control.reports()).filter(({ text }) => text.includes(customers)).map(({ id }) => id);
  await expect.poll(sessions, { timeout: 20_000 }).toEqual(second);
  expect(await control.reports()).toHaveLength(2);
}

test(
  '[MON-01] two agents in one browser are two monitored sessions: Logout ends the first',
  { tag: '@long' },
  async ({ page, control, seed, site }, { testId }) => {
    const first = await startFirstSession(page, { control, seed, site });
    await navigate(page, '/application');
    await chooseInAccountMenu(page, 'Logout');
    await expectOtherSession(page, control, first, await createAgent(control, `${testId} other`));
  },
);

// its waits are those of the test above
test(
  '[MON-01] two agents in one browser are two monitored sessions when the first closed the tab',
  { tag: '@long' },
  async ({ page, context, control, seed, site }, { testId }) => {
    const first = await startFirstSession(page, { control, seed, site });
    const tab = await context.newPage();
    await page.close();
    // a page without a signed-in agent begins another monitored session
    await tab.goto('/');
    await expectOtherSession(tab, control, first, await createAgent(control, `${testId} other`));
  },
);

test('[MON-01] switched off by configuration, no file of it is fetched and nothing is reported', {
  tag: '@long',
}, async ({ page, control, seed, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await seed.session();
  // the last request after the page has loaded
  const late = page.waitForResponse(/\/helpme\/maintenance/);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await late;
  expect(asked.filter((address) => address.startsWith(origins.monitoring.url))).toEqual([]);
  expect(await findScriptsWithSdk(page, 'monitoring')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-dd-privacy'))).toBeNull();
  expect(await control.reports()).toEqual([]);

  await site.switchTelemetryOn();
  await page.reload();
  await expectMonitored(page);
  expect(await findScriptsWithSdk(page, 'monitoring'), 'the files are recognised').not.toEqual([]);
});
