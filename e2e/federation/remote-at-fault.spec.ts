import type { RemoteName } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { buildRelease } from '../support/processes/build-release.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { remoteNames, remotesUnderTest } from '../support/remotes.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { addressOf, type View, viewOf, views } from '../support/views/views.ts';
import { publishFix, replaceRelease } from './releases/bad-releases.ts';
import { contentOf, expectTryAgainRecovers, gotoWithoutLoad, panelOf } from './slot-panel.ts';

const faults = ['gives 404', 'hangs', 'throws on load', 'throws on render'] as const;
type Fault = (typeof faults)[number];

/**
 * One remote in the short form: what the host does about each fault is a table in Jest (`host/src/federation`), the same
 * for every remote.
 */
const shortCases = remotesUnderTest
  .filter((remote) => remotesUnderTest.length === 1 || remote === 'mfe-history')
  .map((remote) => [remote, 'gives 404'] as const);
const everyCase = remoteNames
  .filter((remote) => views.some((view) => view.remote === remote))
  .flatMap((remote) => faults.map((fault) => [remote, fault] as const));

const seenAtOnce = ({ press }: View) => press === undefined;

interface FaultyViews {
  /** Of a slot that fails on load. */
  readonly load: View;
  /** Of a slot that fails on render: another one, where the remote has two. */
  readonly render: View;
  /** A page of another remote. */
  readonly other: View;
}

/** Returns where a remote's faults are looked at. Throws an Error when it has no view. */
function faultyViewsOf(remote: RemoteName): FaultyViews {
  const [load = viewOf(remote), render = load] = views.filter(
    (view) => view.remote === remote && seenAtOnce(view),
  );
  const [other] = views.filter(
    (view) => view.remote !== remote && seenAtOnce(view) && !view.isOutside && view.pageOf !== remote,
  );
  if (!other) throw new Error(`No remote but ${remote} has a page.`);
  return { load, render, other };
}

interface Failing {
  readonly view: View;
  readonly other: View;
  readonly customerId: string;
  readonly hangs?: boolean;
}

/**
 * Opens a view whose remote is at fault: a panel says so, the shell works, and another remote's page works; back
 * again, the panel is still there. A remote that hangs is left meanwhile: nothing else waits for it.
 */
async function expectRestWorks(
  page: Page,
  { view, other, customerId, hangs = false }: Failing,
): Promise<void> {
  const panel = panelOf(page, view);
  const requested = page.waitForRequest((request) => request.url().includes(`/${view.remote}/`));
  await gotoWithoutLoad(page, addressOf(view, customerId));
  await requested;
  await expect(page.locator('#root > *').first()).toBeAttached();
  if (!hangs) await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(hangs ? 0 : 1);
  await navigate(page, addressOf(other, customerId));
  await expect(contentOf(page, other)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel).toBeHidden();
  await navigate(page, addressOf(view, customerId));
  await expect(panel).toBeVisible(afterDeadline);
}

/** The registry on a busy machine; Try again then continues with the releases that it knows. */
const slowRegistry = /registry: signal timed out/;

const faultyLoad = 'federation/releases/throws-on-load.ts';
const faultyRender = 'federation/releases/throws-on-render.tsx';

/** Replaces a remote by a release of which one slot throws on load and another on render. */
async function releaseThatThrows(site: OwnSite, remote: RemoteName, fault: Fault): Promise<void> {
  const { load, render } = faultyViewsOf(remote);
  const slots = { [load.slot]: faultyLoad, [render.slot]: faultyRender };
  // a remote with one slot needs a build for each fault
  if (load.slot === render.slot) slots[load.slot] = fault === 'throws on load' ? faultyLoad : faultyRender;
  await replaceRelease(site, remote, await buildRelease({ remote, version: '98.0.0', slots }));
}

for (const [remote, fault] of inForm(shortCases, everyCase)) {
  const { load, render, other } = faultyViewsOf(remote);
  const title = `[FED-03] ${remote} ${fault}: the rest works, and Try again recovers`;

  if (fault === 'gives 404' || fault === 'hangs')
    test(title, async ({ page, control, guard, agent, seed }) => {
      guard.expect(new RegExp(remote), slowRegistry);
      const hangs = fault === 'hangs';
      await seed.session();
      await control.remoteFault(remote, hangs ? 'hang' : 'missing');
      const { customerId } = firstCustomer(agent);
      await expectRestWorks(page, { view: load, other, customerId, hangs });
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
      const view = fault === 'throws on load' ? load : render;
      await expectRestWorks(page, { view, other, customerId: firstCustomer(agent).customerId });
      await publishFix(site, remote);
      await expectTryAgainRecovers(page, view);
    });
}
