import { rm } from 'node:fs/promises';
import { remoteNames, slotOwners } from '@portal/shared/contract';
import { registrySchema } from '@portal/shared/federation';
import type { Page } from 'playwright/test';
import { publishFix, replaceRelease, withEntry } from './faulty/bad-releases.ts';
import { hostFileOf, runningHost } from './faulty/host-files.ts';
import { applications, type Place, payment, placesOf } from './faulty/places.ts';
import { firstCustomer } from './support/agent.ts';
import { buildRelease } from './support/build-release.ts';
import type { Control } from './support/control.ts';
import { go } from './support/go.ts';
import { expect, test } from './support/test.ts';

/** The host's panel in a slot's place; a page may say of its data what the panel says of the slot. */
const panelOf = (page: Page, { panel }: Place) =>
  page
    .getByRole('alert')
    .filter({ hasText: panel })
    .filter({ hasText: 'This part of the portal did not arrive.' });

/** A file that hangs holds up the page's load event. */
const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/**
 * Opens a place whose remote is at fault: a panel says so, the shell stands, and another remote's page works; back
 * again, the panel is still there. A remote that hangs is left meanwhile: nothing else waits for it.
 */
async function expectRestWorks(
  page: Page,
  { place, other, customerId, hangs = false }: Fault,
): Promise<void> {
  const panel = panelOf(page, place);
  const asked = page.waitForRequest((request) => request.url().includes(`/${slotOwners[place.slot]}/`));
  await goto(page, place.path(customerId));
  await asked;
  await expect(page.locator('#root > *').first()).toBeAttached();
  if (!hangs) await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(hangs ? 0 : 1);
  await go(page, other.path(customerId));
  await expect(other.shows(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel).toBeHidden();
  await go(page, place.path(customerId));
  await expect(panel).toBeVisible({ timeout: 20_000 });
}

interface Fault {
  readonly place: Place;
  readonly other: Place;
  readonly customerId: string;
  readonly hangs?: boolean;
}

/** Try again brings the slot, and the panel goes. */
async function expectTryAgainRecovers(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(place.shows(page)).toBeVisible({ timeout: 20_000 });
  await expect(panelOf(page, place)).toBeHidden();
}

/** The applications, at fault, leave their panel; once the fault is gone, Try again brings them. */
async function expectApplicationsRecover(page: Page, control: Control): Promise<void> {
  await goto(page, '/application');
  await expect(page.getByText(applications.panel)).toBeVisible({ timeout: 20_000 });
  await control.remoteFault('mfe-applications', 'none');
  await expectTryAgainRecovers(page, applications);
}

/** On a busy machine; Try again then goes on with what it knows. */
const slowRegistry = /registry: signal timed out/;

for (const remote of remoteNames) {
  const { load, render, other } = placesOf[remote];
  for (const [says, fault] of [
    ['gives 404', 'missing'],
    ['hangs', 'hang'],
  ] as const) {
    test(`[FED-03] ${remote} ${says}: the rest works, and Try again recovers`, async ({
      page,
      control,
      guard,
      agent,
      seed,
    }) => {
      guard.expect(new RegExp(remote), slowRegistry);
      await seed.session();
      await page.goto('/dashboard');
      await control.remoteFault(remote, fault);
      const { customerId } = firstCustomer(agent);
      await expectRestWorks(page, { place: load, other, customerId, hangs: fault === 'hang' });
      await control.remoteFault(remote, 'none');
      await expectTryAgainRecovers(page, load);
    });
  }

  const faultyLoad = 'faulty/throws-on-load.ts';
  const faultyRender = 'faulty/throws-on-render.tsx';
  for (const [says, file, place] of [
    ['throws on load', faultyLoad, load],
    ['throws on render', faultyRender, render],
  ] as const) {
    test(`[FED-03] ${remote} ${says}: the rest works, and Try again recovers`, async ({
      page,
      guard,
      agent,
      seed,
      site,
    }) => {
      // a bad release may have to be built first; one of each remote has both faults
      test.setTimeout(180_000);
      guard.expect(new RegExp(`${remote}|this release throws`), slowRegistry, /404 .*applicationId=none/);
      const slots = { [load.slot]: faultyLoad, [render.slot]: faultyRender, [place.slot]: file };
      await replaceRelease(site, remote, await buildRelease({ remote, version: '98.0.0', slots }));
      await seed.session();
      await page.goto('/dashboard');
      await expectRestWorks(page, { place, other, customerId: firstCustomer(agent).customerId });
      await publishFix(site, remote);
      await expectTryAgainRecovers(page, place);
    });
  }
}

for (const fault of ['error', 'corrupt'] as const) {
  test(`[FED-03] a server that answers with its ${fault === 'error' ? 'error page' : 'own words'} is told from the remote, and Try again recovers`, async ({
    page,
    control,
    guard,
    seed,
  }) => {
    guard.expect(/mfe-applications/);
    await seed.session();
    await control.remoteFault('mfe-applications', fault);
    await expectApplicationsRecover(page, control);
  });
}

for (const [says, code] of [
  ['leaves no container', 'void 0;'],
  ['is no JavaScript', '<h1>Under construction</h1>'],
] as const) {
  test(`[FED-03] an entry that ${says}, hash or not, leaves its panel, and Try again recovers`, async ({
    page,
    guard,
    seed,
    site,
  }) => {
    guard.expect(/mfe-cart/, /Unexpected token/);
    const dist = await withEntry('mfe-cart', code);
    await replaceRelease(site, 'mfe-cart', dist);
    await rm(dist, { recursive: true });
    await seed.session();
    await page.goto('/payment');
    await expect(page.getByText(payment.panel)).toBeVisible();
    await publishFix(site, 'mfe-cart');
    await expectTryAgainRecovers(page, payment);
  });
}

test('[FED-03] a slot’s chunk hangs: its panel comes after the deadline, and Try again recovers', async ({
  page,
  control,
  guard,
  seed,
}) => {
  guard.expect(/mfe-applications/);
  await seed.session();
  await control.remoteFault('mfe-applications', 'hang', { file: 'chunk' });
  await expectApplicationsRecover(page, control);
});

test('[FED-03] the registry hangs when asked again: Try again goes on with what it knows', async ({
  page,
  control,
  guard,
  seed,
}) => {
  guard.expect(/mfe-applications/, /registry/);
  await seed.session();
  await control.remoteFault('host', 'hang', { file: 'registry' });
  await control.remoteFault('mfe-applications', 'missing');
  await expectApplicationsRecover(page, control);
});

test('[FED-03] a facade of the host hangs: the form that needs it says so, the page works, and Try again recovers', async ({
  page,
  control,
  guard,
  agent,
  seed,
}) => {
  guard.expect(/host/, /mfe-cart/);
  const { customerId } = firstCustomer(agent);
  const forms = await hostFileOf('shared/src/forms/index.ts');
  await seed.session();
  await control.remoteFault('host', 'hang', { file: forms });
  await goto(page, `/client-profile?customerId=${customerId}&drawer=invest`);
  await expect(page.getByRole('heading', { name: 'Totals by currency' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'The investment form' });
  await expect(panel.getByText('The investment form is on its way…')).toBeInViewport();
  await expect(panel.getByText('The investment form could not be loaded')).toBeInViewport({
    timeout: 25_000,
  });
  await control.remoteFault('host', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Invest' })).toBeVisible();
});

test('[FED-03] an invest drawer that cannot be had says so where it would be, and closes like one', async ({
  page,
  control,
  guard,
  agent,
  seed,
  shot,
  accessible,
}) => {
  guard.expect(/mfe-cart/);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await control.remoteFault('mfe-cart', 'missing');
  await page.goto(`/client-profile?customerId=${customerId}`);
  const invest = page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: 'Invest' });
  await invest.first().click();
  const panel = page.getByRole('region', { name: 'The investment form' });
  await expect(panel.getByText('The investment form could not be loaded')).toBeInViewport();
  await expect(panel).toBeFocused();
  await shot('slot-panel-drawer');
  await accessible();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(invest.first()).toBeFocused();

  await control.remoteFault('mfe-cart', 'none');
  await invest.first().click();
  await expect(page.getByRole('dialog', { name: 'Invest' })).toBeVisible();
});

test('[FED-03] mfe-auth is missing: the login page says so, and Try again recovers', async ({
  page,
  control,
  guard,
}) => {
  guard.expect(/mfe-auth/);
  await control.remoteFault('mfe-auth', 'missing');
  await page.goto('/');
  await expect(page.getByText('Sign-in could not be loaded')).toBeVisible();
  await control.remoteFault('mfe-auth', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('[FED-01] remotes come from the registry: no file of the host names a remote’s address', async ({
  page,
  request,
}) => {
  const asked: URL[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url())));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  const { origin } = new URL(page.url());
  const ofRemotes = asked
    .filter((address) => address.origin !== origin && address.pathname.endsWith('.js'))
    .map(({ href }) => href);
  expect(ofRemotes).not.toEqual([]);
  const { remotes } = registrySchema.parse(await (await request.get('/registry.json')).json());
  const vouchedFor = Object.values(remotes).flatMap(({ current }) =>
    Object.keys(current.integrity).map((file) => current.base + file),
  );
  expect(vouchedFor).toEqual(expect.arrayContaining(ofRemotes));

  const { hashes, version } = await runningHost();
  const scripts = Object.keys(hashes).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const addresses = Object.values(remotes).map(({ current }) => new URL(current.base).host);
  for (const file of scripts) {
    const answer = await request.get(`/host/${version}/${file}`);
    expect(answer.ok(), file).toBe(true);
    const text = await answer.text();
    for (const address of addresses) expect(text, file).not.toContain(address);
  }
});
