import { expect, test } from '../support/fixtures/test.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import type { Report } from '../support/service/control.ts';
import { origins } from '../support/service/environment.ts';
import { canaryPlaces } from './canary-places.ts';
import { expectMonitored } from './walk.ts';

/** Texts as persons, accounts and secrets have them: 40, each of them once. */
const canaries: readonly string[] = Array.from({ length: 10 }, (_, index) => [
  `Zulaikha Canary${'abcdefghij'[index]}`,
  `canaryword${'abcdefghij'[index]}`,
  `canary.mail${index}@mail.example`,
  `88010${index}-14-5566`,
]).flat();

const eventsOf = (reports: readonly Report[]): string => reports.flatMap(({ events }) => events).join('\n');

test('of 40 canaries in each place none leaves', { tag: '@long' }, async ({
  page,
  control,
  guard,
  seed,
  site,
}) => {
  test.setTimeout(300_000);
  guard.expect(/./);
  await site.switchTelemetryOn();
  await seed.session();
  const places = Object.values(canaryPlaces);
  for (const [index, put] of places.entries()) {
    // an earlier page's errors count towards its limit
    await page.goto('/dashboard');
    await expectMonitored(page);
    await waitUntilLoaded(page);
    await page.evaluate(put, { canaries, file: `${origins.host.url}/host/files/base.0a1b2c3d.js` });
    await page.evaluate((last) => {
      // after the errors that tasks throw
      setTimeout(() => window.DD_RUM?.addAction('another release runs', { to: `${last}.0.0` }));
    }, index);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    // leaving the page sends what is buffered
    await page.goto('about:blank');
  }
  const sent = async () => eventsOf(await control.reports());
  const arrived = async () =>
    new Set([...(await sent()).matchAll(/"to":"(\d+)\.0\.0"/g)].map(([, index]) => index)).size;
  await expect
    .poll(arrived, { message: 'the last event of each place', timeout: 20_000 })
    .toBe(places.length);
  const reported = (await sent()).toLowerCase();
  console.log(
    `canaries: ${canaries.length}, places ${places.length}, reported in ${reported.length} characters`,
  );
  expect(canaries.filter((canary) => reported.includes(canary.toLowerCase()))).toEqual([]);
  expect(canaries.filter((canary) => reported.includes(encodeURIComponent(canary).toLowerCase()))).toEqual(
    [],
  );
});
