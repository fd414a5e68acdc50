import type { RemoteName } from '@portal/shared/contract';
import { registrySchema } from '@portal/shared/federation';
import { expect, test } from './support/test.ts';

/** A remote, a page of its own, what stands there when it is missing, and what when it is back. */
const pages: readonly {
  readonly remote: RemoteName;
  readonly path: string;
  readonly panel: string;
  readonly heading: string | RegExp;
}[] = [
  { remote: 'mfe-client', path: '/client', panel: 'Customers could not be loaded', heading: 'Customers' },
  { remote: 'mfe-cart', path: '/payment', panel: 'Payment could not be loaded', heading: 'Payment' },
  {
    remote: 'mfe-applications',
    path: '/application',
    panel: 'Applications could not be loaded',
    heading: 'Applications',
  },
];

for (const { remote, path, panel, heading } of pages) {
  for (const fault of ['missing', 'error', 'corrupt'] as const) {
    test(`[FED-03] ${remote} is ${fault}: the shell works, and Try again recovers`, async ({
      page,
      control,
      guard,
      signIn,
    }) => {
      guard.expect(new RegExp(remote), /integrity/);
      await signIn();
      await control.remoteFault(remote, fault);
      await page.goto(path);
      await expect(page.getByText(panel)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();

      await control.remoteFault(remote, 'none');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(panel)).toBeHidden();
    });
  }
}

test('[FED-03] mfe-auth is missing: the login page says so, and Try again recovers', async ({
  page,
  control,
  guard,
}) => {
  guard.expect(/mfe-auth/, /integrity/);
  await control.remoteFault('mfe-auth', 'missing');
  await page.goto('/');
  await expect(page.getByText('Sign-in could not be loaded')).toBeVisible();
  await control.remoteFault('mfe-auth', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('[FED-03] mfe-history is missing: the rest of the profile works, and Try again recovers', async ({
  page,
  control,
  guard,
  agent,
  signIn,
}) => {
  guard.expect(/mfe-history/, /integrity/);
  const customer = agent.customers[0];
  await signIn();
  await control.remoteFault('mfe-history', 'missing');
  await page.goto(`/client-profile?customerId=${customer?.customerId}`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('The account’s history could not be loaded')).toBeVisible();
  await control.remoteFault('mfe-history', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The account’s history could not be loaded')).toBeHidden();

  await page.getByRole('tab', { name: 'Holdings' }).click();
  await expect(page.getByRole('heading', { name: 'Totals by currency' })).toBeVisible();
});

test('[FED-03] a remote that hangs gives way to the panel after its deadline', async ({
  page,
  control,
  guard,
  signIn,
}) => {
  guard.expect(/mfe-applications/);
  await signIn();
  await control.remoteFault('mfe-applications', 'hang');
  await page.goto('/application');
  await expect(page.getByText('Applications could not be loaded')).toBeVisible({ timeout: 30_000 });
  await page.goto('/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('[FED-01] remotes come from the registry: no script of the host names a remote’s address', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const { host } = new URL(page.url());
  const ofTheHost = scripts.filter((address) => new URL(address).host === host);
  const ofRemotes = scripts.filter((address) => new URL(address).host !== host);
  expect(ofRemotes.length).toBeGreaterThan(0);
  const { remotes } = registrySchema.parse(await (await request.get('/registry.json')).json());
  const vouchedFor = Object.values(remotes).flatMap(({ current }) =>
    Object.keys(current.integrity).map((file) => current.base + file),
  );
  expect(vouchedFor).toEqual(expect.arrayContaining(ofRemotes));
  for (const address of ofTheHost) {
    const text = await (await request.get(address)).text();
    for (const remote of ofRemotes) expect(text).not.toContain(new URL(remote).host);
  }
});
