import { expect, test } from '../support/fixtures/test.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { navigate } from '../support/page/navigate.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** The pages and settings that the finder offers in light mode. */
const allPages = ['All customers', 'Start onboarding', 'Applications', 'Home', 'Dark mode', 'Privacy view'];

test('[SHL-24] Ctrl K finds a customer from anywhere, searched for by the service', async ({
  page,
  agent,
  seed,
  shot,
  inspect,
}) => {
  const { customerId, name, idNo } = firstCustomer(agent);
  await seed.session();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  const field = finder.getByRole('combobox', { name: 'Find a customer' });
  await expect(field).toBeFocused();
  await expect(finder.getByRole('option')).toHaveText(allPages);
  await shot('finder-empty');

  const asked = page.waitForRequest(/customerbyservicingagent/);
  // in one event: on a busy machine single letters would cause several searches
  await field.fill(name);
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toEqual({ agentUserId: agent.userId, keyword: name, limit: '100', page: '1' });
  await expect(finder.getByRole('option', { name: namePattern(name) }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(finder.getByText(idNo)).toBeHidden();
  await inspect('finder');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
  await expect(finder).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeFocused();

  // a customer that was opened is listed as recent, and as pinned when it is pinned
  await page.getByRole('button', { name: namePattern(`Pin ${name}`) }).click();
  await page.keyboard.press('Control+k');
  await expect(finder.getByRole('group', { name: 'Pinned' }).getByRole('option')).toHaveText([
    namePattern(name),
  ]);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
});

test('[SHL-24] what is typed right after Ctrl K is searched, before the finder’s code is loaded', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(customerId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('all of it');
  await expect(finder.getByRole('combobox')).toHaveValue('all of it');
});

test('[SHL-24] home and the finder lead to customers and onboarding in one step', { tag: '@long' }, async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
  await expect(main.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding');
  for (const [choice, path] of [
    ['All customers', '/client'],
    ['Start onboarding', '/onboarding'],
  ] as const) {
    await page.getByRole('button', { name: /^Find a customer/ }).click();
    await page.getByRole('option', { name: choice }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a search without a result offers onboarding; a search that fails offers a retry', {
  tag: '@long',
}, async ({ page, control, guard, seed, shot }) => {
  guard.expect(/500/);
  await seed.session();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Find a customer/ }).click();
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  await finder.getByRole('combobox').fill('zzzz nobody');
  await expect(finder.getByText('No customer you service matches “zzzz nobody”.')).toBeVisible();
  await expect(finder.getByRole('option')).toHaveCount(allPages.length);
  await expect(finder.getByRole('option', { selected: true })).toHaveText('Start onboarding');
  await shot('finder-nothing-found');
  await control.fault('/cif/search/customerbyservicingagent', 'html-500', { times: 3 });
  await finder.getByRole('combobox').fill('yyyy');
  await expect(finder.getByRole('alert')).toContainText('Customers could not be searched', {
    timeout: 20_000,
  });
  await shot('finder-failed');
  await finder.getByRole('button', { name: 'Try again' }).click();
  await expect(finder.getByText('No customer you service matches “yyyy”.')).toBeVisible();
});

test('closing the finder returns the focus', { tag: '@long' }, async ({ page, agent, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: 'All applications' });
  await link.focus();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(link).toBeFocused();
  const button = page.getByRole('button', { name: /^Find a customer/ });
  await button.click();
  await expect(finder.getByRole('combobox')).toBeFocused();
  await finder.getByRole('combobox').fill(firstCustomer(agent).name);
  await expect(finder.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(finder.getByRole('combobox'), 'what was typed is not kept').toHaveValue('');
});

test('the customers’ page shows recent and pinned customers by a filter', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  const { customerId, name } = firstCustomer(agent);
  const rows = page.locator('tr[data-open]');
  await seed.session();
  await page.goto('/client');
  const row = page.getByRole('row', { name: namePattern(name) });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recent 0' })).toBeVisible();
  await row.getByRole('link', { name: namePattern(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeVisible();
  await page.goto('/client');
  await page.getByRole('button', { name: 'Recent 1' }).click();
  await expect(rows).toHaveCount(1);
  await row.getByRole('button', { name: namePattern(`Pin ${name}`) }).click();
  await page.getByRole('button', { name: 'Pinned 1' }).click();
  await expect(rows).toHaveCount(1);
  await row.getByRole('link', { name: namePattern(name) }).click();
  await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
  await navigate(page, '/client?show=pinned');
  await expect(rows).toHaveCount(1);
  await inspect('client-list-at-hand');
});

test('[SHL-24] commands are typed: a form of a customer, a page, dark mode', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  shot,
}) => {
  const { customerId, name } = firstCustomer(agent);
  await seed.session();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const run = async (words: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find a customer' });
    await expect(field).toBeFocused();
    await page.keyboard.insertText(words);
    await expect(page.getByRole('option', { selected: true })).toHaveText(option);
    if (words.startsWith('invest')) await shot('finder-command');
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
  };
  for (const [words, option, path] of [
    [`invest ${name}`, /^Invest for/, `/client-profile?customerId=${customerId}&transaction=invest`],
    [`redeem ${name}`, /^Redeem for/, `/client-profile?customerId=${customerId}&transaction=redeem`],
    [`cart ${name}`, /^Open the cart of/, `/cart?customerId=${customerId}`],
    [`assess ${name}`, /^Assess suitability of/, `/sat?customerId=${customerId}`],
    ['onboard', /^Start onboarding/, '/onboarding'],
    ['applications', /^Applications/, '/application'],
  ] as const)
    await test.step(words, async () => {
      await run(words, option);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // a form is over the page, and the finder would be over the form
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await run('dark mode', /^Dark mode/);
  await expect(page.locator('html')).toHaveClass(/dark/);
});
