import { join, resolve } from 'node:path';
import { describeFigure, findOverBudget, measureBuild } from '../../shared/build/budgets.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { widths } from '../support/page/widths.ts';
import { remotesUnderTest } from '../support/remotes.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { addressOf, type View, viewOf, views } from '../support/views/views.ts';
import { bytesFileOf, bytesWhere, driftInWords, readBytes, writeBytes } from './bytes.ts';
import { expectAllCheap, isCompared, limits, measuresAll, shouldRecord } from './cheap-page.ts';
import { signedInPaths } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether a run of all remotes loads every page of each, and those that cost.spec.ts compares. */
const loadsAll = measuresAll || remotesUnderTest.length === 1;

/** Whether this run loads a view's page. The short form: a page of each remote, and each part of another remote's page. */
const isLoaded = (view: View): boolean =>
  view.press === undefined &&
  (loadsAll ||
    (!isCompared(view.path) && (view.remote !== view.pageOf || view === viewOf(view.remote, isPlain))));
const isPlain = ({ press, path }: View) => press === undefined && !isCompared(path);

for (const remote of remotesUnderTest)
  test(`${remote}: its build and ${loadsAll ? 'every page' : 'a page'} are of the size on record; nothing of other remotes, nothing twice, nothing unsafe, and nothing moves`, async ({
    browser,
    agent,
    seed,
  }) => {
    test.setTimeout(300_000);
    const { customerId } = firstCustomer(agent);
    const pathsOf = (isOutside: boolean) =>
      views
        .filter((view) => view.remote === remote && view.isOutside === isOutside && isLoaded(view))
        .map((view) => addressOf(view, customerId));
    const figures = measureBuild(remote, join(root, remote, 'dist'));
    const bytes = {
      ...Object.fromEntries(figures.map((figure) => [figure.name, figure.bytes])),
      ...(await expectAllCheap({ browser }, pathsOf(true))),
      ...(await expectAllCheap({ browser, seed }, pathsOf(false))),
    };
    console.log(`measured:\n${figures.map((figure) => `  ${describeFigure(figure)}`).join('\n')}`);
    expect.soft(findOverBudget(figures).map(describeFigure), 'parts over their budget').toEqual([]);
    const file = bytesFileOf(remote);
    if (shouldRecord) writeBytes(file, bytes);
    const recorded = readBytes(file);
    // a new remote: there is nothing to compare with
    if (!recorded) return;
    const drift = driftInWords(
      bytesWhere(recorded, (name) => loadsAll || name in bytes),
      bytes,
      limits.drift,
    );
    expect(drift, `as in ${remote}/e2e/bytes.json; npm run cost:write puts new sizes on record`).toEqual([]);
  });

// frame/layout-shift.spec.ts proves in every run that nothing moves on a phone
test.describe('at 390', { tag: '@long' }, () => {
  test.use({ viewport: widths.phone });

  test('nothing moves on a phone, and nothing more is fetched', async ({ browser, agent, seed }) => {
    test.setTimeout(300_000);
    const { customerId } = firstCustomer(agent);
    const open = views.filter(({ isOutside }) => isOutside).map(({ path }) => path);
    await expectAllCheap({ browser }, [...open, '/maintenance']);
    await expectAllCheap({ browser, seed }, signedInPaths(customerId));
  });
});
