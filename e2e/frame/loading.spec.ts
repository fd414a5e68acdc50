import { expect, test } from '../support/fixtures/test.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

// Jest proves each page's placeholders; here one sees them
test('while the service does not answer, every page keeps its place', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  shot,
}) => {
  test.setTimeout(300_000);
  const of = `customerId=${firstCustomer(agent).customerId}`;
  await seed.session();
  await page.route(`${origins.api.url}/**`, () => undefined);
  for (const [name, path] of [
    ['home', '/dashboard'],
    ['client-list', '/client'],
    ['client-profile', `/client-profile?${of}`],
    ['cart', `/cart?${of}`],
    ['checkout', `/checkout?${of}`],
    ['application-list', '/application'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    await shot(`loading-${name}`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
