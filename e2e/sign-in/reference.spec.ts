import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

/** What is loaded together after sign-in (SGN-20). */
const reference = [
  '/application/sat/list',
  '/application/sat/question',
  '/fund/documents',
  '/fund/funds',
  '/fund/product/scheme/listing',
  '/fund/topperformingfunds',
  '/onboarding/form/lookups',
];

/** Counts the calls of reference data from now on. */
function count(page: Page): Map<string, URL[]> {
  const asked = new Map<string, URL[]>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    const path = url.pathname;
    if (url.origin !== origins.api.url || request.method() !== 'GET' || !reference.includes(path)) return;
    asked.set(path, [...(asked.get(path) ?? []), url]);
  });
  return asked;
}

const timesOf = (asked: Map<string, URL[]>) =>
  Object.fromEntries(reference.map((path) => [path, asked.get(path)?.length ?? 0]));

const once = Object.fromEntries(reference.map((path) => [path, 1]));

test('[SGN-20] reference data is requested together after sign-in, and once for all remotes', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  const asked = count(page);
  await seed.session();
  await page.goto('/dashboard');
  await expect.poll(() => timesOf(asked)).toEqual(once);
  const forms = asked.get('/application/sat/list')?.[0]?.searchParams ?? new URLSearchParams();
  expect(Object.fromEntries(forms)).toEqual({ channel: 'Digital Form', userId: agent.userId });

  // two other remotes use it without a page load
  await page.getByRole('link', { name: 'Find a customer' }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.name);
  await page.getByRole('main').getByRole('link', { name: customer.name }).click();
  await page.getByRole('button', { name: 'Invest' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Invest' }).getByText(/fund/i).first()).toBeVisible();
  expect(timesOf(asked)).toEqual(once);
});

test('[SGN-20] a part that fails shows its own message and retry, and stops nothing else', {
  tag: '@long',
}, async ({ page, agent, seed, control, guard }) => {
  guard.expect(/500/);
  const faulty = ['/fund/topperformingfunds', '/application/sat/list', '/application/sat/question'];
  const fault = (kind: 'html-500' | 'none') =>
    Promise.all(faulty.map((path) => control.callFault({ method: 'GET', path, kind, sub: agent.sub })));
  await fault('html-500');
  const asked = count(page);
  await seed.session();
  await page.goto('/dashboard');
  const tile = page.getByRole('region', { name: 'Top performing funds' });
  await expect(tile.getByText('Top performing funds could not be loaded')).toBeVisible();
  // a read is sent three times before it has failed
  const askedFor = (path: string) => asked.get(path)?.length ?? 0;
  await expect.poll(() => faulty.map(askedFor)).toEqual(faulty.map(() => 3));

  await fault('none');
  const before = timesOf(asked);
  for (const path of reference) if (!faulty.includes(path)) expect(before[path]).toBe(1);
  await tile.getByRole('button', { name: 'Try again' }).click();
  await expect(tile.getByRole('table')).toBeVisible();
  expect(timesOf(asked)).toEqual({
    ...before,
    '/fund/topperformingfunds': (before['/fund/topperformingfunds'] ?? 0) + 1,
  });

  // the other data is usable
  await page.goto(investAddress(firstCustomer(agent), 'CS', 'CBSUK'));
  await expect(
    page.getByRole('dialog', { name: 'Invest' }).getByRole('textbox', { name: 'Amount' }),
  ).toBeVisible();
});
