import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { plainPage } from './about-dialog.ts';
import { hostFileOf } from './host-files.ts';

const faults = inForm(
  [
    ['entry', 'missing'],
    ['chunk', 'flip'],
  ] as const,
  [
    ['entry', 'missing'],
    ['entry', 'flip'],
    ['chunk', 'missing'],
    ['chunk', 'flip'],
  ] as const,
);

for (const [file, fault] of faults)
  test(`[FED-03] the host’s ${file} is ${fault}: a plain page says so, and Try again recovers`, async ({
    page,
    control,
    guard,
  }) => {
    guard.expect(/\/host\//, /integrity/, /could not start/);
    await control.remoteFault('host', fault, { file });
    await page.goto('/');
    await expect(plainPage(page)).toBeVisible();
    await control.remoteFault('host', 'none');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

test('[FED-03] the host’s entry hangs: the plain page appears after 20 s', async ({
  page,
  control,
  guard,
  shot,
}) => {
  guard.expect(/\/host\//);
  await page.clock.install();
  await control.remoteFault('host', 'hang', { file: 'entry' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(plainPage(page)).toBeVisible();
  await shot('plain-failure');
});

test('a file of the host is gone: the page reloads itself once, and not in a loop', async ({
  page,
  control,
  guard,
  seed,
}) => {
  guard.expect(/404/, /Loading chunk/, /host:/);
  await seed.session();
  await page.goto('/dashboard');
  await control.remoteFault('host', 'missing', { file: await hostFileOf('host/src/help/about-dialog.tsx') });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reloaded = page.waitForEvent('load');
  await chooseInAccountMenu(page, 'About');
  await reloaded;
  await expect(homeHeading(page)).toBeVisible();

  await chooseInAccountMenu(page, 'About');
  await expect(page.getByText(/could not be opened. Check the connection/)).toBeVisible();
  expect(loads).toBe(1);
});

test('[FED-03] a file that remotes share hangs: the form that needs it says so, the page works, and Try again recovers', {
  tag: '@long',
}, async ({ page, control, guard, agent, seed }) => {
  guard.expect(/host/, /mfe-cart/);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  const forms = await hostFileOf('shared/src/screen/forms/index.ts');
  await control.remoteFault('host', 'hang', { file: forms });
  await page.goto(`/client-profile?customerId=${customerId}&transaction=invest`, { waitUntil: 'commit' });
  // by text, because the page behind the drawer has no accessible roles
  await expect(page.getByText('Value today')).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByLabel('Loading the form')).toBeInViewport();
  await expect(drawer.getByText('The form could not be loaded')).toBeInViewport(afterDeadline);
  await control.remoteFault('host', 'none');
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Account and plan' })).toBeVisible();
});
