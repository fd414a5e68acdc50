import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { buildRelease } from '../support/processes/build-release.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { remoteNames, slotOwners, type TestedRemote } from '../support/remotes.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import { applications, type Place, payment, placesOf } from './places.ts';
import { buildWithEntry, publishFix, replaceRelease } from './releases/bad-releases.ts';

const faults = ['gives 404', 'hangs', 'throws on load', 'throws on render'] as const;
type Fault = (typeof faults)[number];

/**
 * Each fault once; the other two remotes are at fault in tests of their own below. What the host does about each is a
 * table in Jest (`host/src/federation`), the same for every remote.
 */
const shortCases: readonly (readonly [TestedRemote, Fault])[] = [['mfe-history', 'gives 404']];
const everyCase = remoteNames.flatMap((remote) => faults.map((fault) => [remote, fault] as const));

/** The host's panel in a slot's place; a page may say of its data what the panel says of the slot. */
const panelOf = (page: Page, { panel }: Place) =>
  page
    .getByRole('alert')
    .filter({ hasText: panel })
    .filter({ hasText: 'This part of the portal did not arrive.' });

/** A file that hangs holds up the page's load event. */
const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

interface Failing {
  readonly place: Place;
  readonly other: Place;
  readonly customerId: string;
  readonly hangs?: boolean;
}

/**
 * Opens a place whose remote is at fault: a panel says so, the shell works, and another remote's page works; back
 * again, the panel is still there. A remote that hangs is left meanwhile: nothing else waits for it.
 */
async function expectRestWorks(
  page: Page,
  { place, other, customerId, hangs = false }: Failing,
): Promise<void> {
  const panel = panelOf(page, place);
  const requested = page.waitForRequest((request) => request.url().includes(`/${slotOwners[place.slot]}/`));
  await goto(page, place.path(customerId));
  await requested;
  await expect(page.locator('#root > *').first()).toBeAttached();
  if (!hangs) await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(hangs ? 0 : 1);
  await navigate(page, other.path(customerId));
  await expect(other.shows(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel).toBeHidden();
  await navigate(page, place.path(customerId));
  await expect(panel).toBeVisible(afterDeadline);
}

/** Try again loads the slot, and the panel goes. */
async function expectTryAgainRecovers(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(place.shows(page)).toBeVisible(afterDeadline);
  await expect(panelOf(page, place)).toBeHidden();
}

/** The applications, at fault, leave their panel; once the fault is gone, Try again loads them. */
async function expectApplicationsRecover(page: Page, control: Control): Promise<void> {
  await expect(page.getByText(applications.panel)).toBeVisible(afterDeadline);
  await control.remoteFault('mfe-applications', 'none');
  await expectTryAgainRecovers(page, applications);
}

/** The registry on a busy machine; Try again then continues with the releases that it knows. */
const slowRegistry = /registry: signal timed out/;

const faultyLoad = 'federation/releases/throws-on-load.ts';
const faultyRender = 'federation/releases/throws-on-render.tsx';

/** Replaces a remote by a release of which one slot throws on load and another on render. */
async function releaseThatThrows(site: OwnSite, remote: TestedRemote, fault: Fault): Promise<void> {
  const { load, render } = placesOf[remote];
  const slots = { [load.slot]: faultyLoad, [render.slot]: faultyRender };
  // mfe-history has one slot: it needs a build for each fault
  if (load.slot === render.slot) slots[load.slot] = fault === 'throws on load' ? faultyLoad : faultyRender;
  await replaceRelease(site, remote, await buildRelease({ remote, version: '98.0.0', slots }));
}

for (const [remote, fault] of inForm(shortCases, everyCase)) {
  const { load, render, other } = placesOf[remote];
  const title = `[FED-03] ${remote} ${fault}: the rest works, and Try again recovers`;

  if (fault === 'gives 404' || fault === 'hangs')
    test(title, async ({ page, control, guard, agent, seed }) => {
      guard.expect(new RegExp(remote), slowRegistry);
      const hangs = fault === 'hangs';
      await seed.session();
      await control.remoteFault(remote, hangs ? 'hang' : 'missing');
      const { customerId } = firstCustomer(agent);
      await expectRestWorks(page, { place: load, other, customerId, hangs });
      await control.remoteFault(remote, 'none');
      await expectTryAgainRecovers(page, load);
    });
  else
    test(title, async ({ page, guard, agent, seed, site }) => {
      // the release may have to be built first
      test.setTimeout(180_000);
      guard.expect(new RegExp(`${remote}|this release throws`), slowRegistry, /404 .*applicationId=none/);
      await releaseThatThrows(site, remote, fault);
      await seed.session();
      const place = fault === 'throws on load' ? load : render;
      await expectRestWorks(page, { place, other, customerId: firstCustomer(agent).customerId });
      await publishFix(site, remote);
      await expectTryAgainRecovers(page, place);
    });
}

for (const fault of inForm(['error'] as const, ['error', 'corrupt'] as const)) {
  test(`[FED-03] a server that answers with ${fault === 'error' ? 'its error page' : 'other code'} leaves the panel, and Try again recovers`, async ({
    page,
    control,
    guard,
    seed,
  }) => {
    guard.expect(/mfe-applications/);
    await seed.session();
    await control.remoteFault('mfe-applications', fault);
    await goto(page, '/application');
    await expectApplicationsRecover(page, control);
  });
}

const uselessEntries: readonly (readonly [string, string])[] = [
  ['leaves no container', 'void 0;'],
  ['is no JavaScript', '<h1>Under construction</h1>'],
];

for (const [what, code] of inForm(uselessEntries.slice(0, 1), uselessEntries)) {
  test(`[FED-03] an entry that ${what} leaves its panel though its hash fits, and Try again recovers`, async ({
    page,
    guard,
    seed,
    site,
  }) => {
    guard.expect(/mfe-cart/, /Unexpected token/);
    const dist = await buildWithEntry('mfe-cart', code);
    await replaceRelease(site, 'mfe-cart', dist);
    await rm(dist, { recursive: true });
    await seed.session();
    await page.goto('/payment');
    await expect(page.getByText(payment.panel)).toBeVisible();
    await publishFix(site, 'mfe-cart');
    await expectTryAgainRecovers(page, payment);
  });
}

test('[FED-03] a slot’s chunk hangs: its panel comes after the deadline, and Try again recovers', {
  tag: '@long',
}, async ({ page, control, guard, seed }) => {
  guard.expect(/mfe-applications/);
  await seed.session();
  await control.remoteFault('mfe-applications', 'hang', { file: 'chunk' });
  await goto(page, '/application');
  await expectApplicationsRecover(page, control);
});

test('[FED-03] the registry hangs: Try again continues with the releases that the page knows', {
  tag: '@long',
}, async ({ page, control, guard, seed }) => {
  guard.expect(/mfe-applications/, /registry/);
  await seed.session();
  await control.remoteFault('host', 'hang', { file: 'registry' });
  await control.remoteFault('mfe-applications', 'missing');
  await goto(page, '/application');
  await expectApplicationsRecover(page, control);
});

test('[FED-03] an invest drawer that cannot be loaded says so in its place, and closes like a drawer', {
  tag: '@long',
}, async ({ page, control, guard, agent, seed, inspect }) => {
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
  await inspect('slot-panel-drawer');

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
