import { listReleases } from '@portal/shared/site';
import { publishFix } from '../federation/releases/bad-releases.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { origins } from '../support/service/environment.ts';
import { contextsOf } from '../support/service/reported-contexts.ts';
import { expectMonitored } from './walk.ts';

test('[MON-01] views, errors and failed calls name the remote, its version and why that release runs', async ({
  page,
  control,
  guard,
  seed,
  site,
}) => {
  guard.expect(/mfe-applications/, /made by this test/);
  const row = (await listReleases(site.folder)).find(
    ({ package: name, state }) => name === 'mfe-applications' && state === 'current',
  );
  await publishFix(site, 'mfe-applications');
  await site.switchTelemetryOn();
  await control.remoteFault('mfe-applications', 'missing', { file: '/98\\.0\\.1/' });
  await control.fault('/application/agent/list', 'wrong-shape', { method: 'GET' });
  await seed.session();
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('call failed'));
  await page.goto('/application');
  await failed;
  await expectMonitored(page);
  const thrown = page.waitForEvent('pageerror', ({ message }) => message === 'made by this test');
  await page.evaluate((folder) => {
    const error = new Error('made by this test');
    error.stack = `Error: made by this test\n    at press (${folder}list.0a1b2c3d.js:1:20)`;
    setTimeout(() => Promise.reject(error));
  }, `${origins.remotes.url}/mfe-applications/${row?.version}/`);
  await thrown;
  // home makes this call too
  await control.fault('/application/agent/list', 'none', { method: 'GET' });
  await navigate(page, '/dashboard');
  // a view begins when its page is painted
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  // leaving the page sends what is buffered
  await page.goto('about:blank');
  const release = expect.objectContaining({
    remote: 'mfe-applications',
    version: row?.version,
    insteadOf: '98.0.1',
    fallback: 'unreachable',
  });
  const contexts = async (type: string, text: string) => contextsOf(await control.reports(), type, text);
  await expect.poll(() => contexts('view', '/application"')).toContainEqual(release);
  // a call that fails while the fallback is being mounted may still name the release that failed
  await expect
    .poll(() => contexts('action', 'call failed'))
    .toEqual([expect.objectContaining({ remote: 'mfe-applications' })]);
  await expect.poll(() => contexts('error', 'list.0a1b2c3d.js:1:20')).toEqual([release]);
  await expect
    .poll(() => contexts('view', '/dashboard"'))
    .toContainEqual({ remote: 'host', version: expect.stringMatching(/^\d/) });
});
