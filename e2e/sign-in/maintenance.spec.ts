import { expect, test } from '../support/fixtures/test.ts';
import { untilDraftIsSaved } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

const closed = { active: true, message: 'We move to new servers.', to: '2026-11-29T05:00:00+08:00' } as const;

test('[SHL-19, RTE-16] during maintenance its page shows instead of sign-in, and sign-in follows when it is over', async ({
  page,
  control,
  inspect,
}) => {
  await control.maintenance(closed);
  const asked = page.waitForRequest(/\/public\/helpme\/maintenance/);
  await page.goto('/');
  expect(new URL((await asked).url()).search, 'application id 5').toBe('?applicationid=5');
  await expect(page).toHaveURL('/maintenance?from=%2F');
  await expect(page.getByRole('heading', { name: 'The portal is closed for maintenance' })).toBeVisible();
  await expect(page.getByText(closed.message)).toBeVisible();
  await expect(page.getByText(/29\sNov\s2026/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await inspect('maintenance-closed');

  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const stillClosed = page.waitForResponse(/\/public\/helpme\/maintenance/);
  await tryAgain.click();
  await stillClosed;
  await expect(tryAgain, 'the answer is in').not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: 'The portal is closed for maintenance' })).toBeVisible();
  await control.maintenance({ active: false });
  await tryAgain.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('planned maintenance is announced at sign-in', async ({ page, control, shot }) => {
  await control.maintenance({
    active: false,
    message: 'Carts and drafts are kept.',
    from: '2099-11-29T01:00:00+08:00',
    to: '2099-11-29T05:00:00+08:00',
  });
  await page.goto('/');
  await expect(page.getByText('Planned maintenance on Sun, 29 Nov 2099')).toBeVisible();
  await expect(page.getByText(/From 01:00 to 05:00 \(MYT\) you cannot log in/)).toBeVisible();
  await shot('maintenance-planned');
});

test('[SHL-19] during a session the maintenance page shows within a minute; afterwards the same page is back with what was typed', async ({
  context,
  page,
  agent,
  control,
  seed,
}) => {
  await context.clock.install();
  await seed.session();
  const customer = firstCustomer(agent);
  const address = investAddress(customer, 'CS', 'CBSUK');
  const askedFirst = page.waitForResponse(/\/public\/helpme\/maintenance/);
  await page.goto(address);
  await askedFirst;
  const amount = page.getByRole('dialog', { name: 'Invest' }).getByRole('textbox', { name: 'Amount' });
  await untilDraftIsSaved(page, () => amount.fill('25,000.00'));
  // nothing is pending that the minute would let time out
  await untilFetched(page);

  await control.maintenance(closed);
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(/^[^?]*\/maintenance\?from=/);
  await expect(page.getByRole('heading', { name: 'The portal is closed for maintenance' })).toBeVisible();

  await control.maintenance({ active: false });
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(address);
  await expect(amount, 'typed in this tab since sign-in: put back unasked').toHaveValue('25,000.00');
});

test('[SHL-19] a reload during maintenance keeps the page to return to; a failed maintenance call closes nothing', {
  tag: '@long',
}, async ({ page, control, seed, guard, recorder }) => {
  await seed.session();
  await control.maintenance(closed);
  await page.goto('/application?q=tan');
  await expect(page).toHaveURL('/maintenance?from=%2Fapplication%3Fq%3Dtan');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The portal is closed for maintenance' })).toBeVisible();
  await expect(page).toHaveURL('/maintenance?from=%2Fapplication%3Fq%3Dtan');
  await control.maintenance({ active: false });
  await page.reload();
  await expect(page).toHaveURL('/application?q=tan');

  guard.expect(/maintenance/, /500/, /call failed/);
  await control.fault('/public/helpme/maintenance', 'html-500');
  const failed = page.waitForEvent('console', (message) =>
    /call failed .*\/public\/helpme\/maintenance/.test(message.text()),
  );
  await page.goto('/dashboard');
  await failed;
  await recorder.quiet();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  // an agent on the maintenance page can leave it when the call fails
  await page.goto('/maintenance?from=%2Fapplication%3Fq%3Dtan');
  await expect(page.getByRole('heading', { name: 'The portal may be closed' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/application?q=tan');
});

test('an error of the host’s own page shows a message, and a way on', async ({
  page,
  seed,
  guard,
  inspect,
}) => {
  await seed.session();
  // the list's files were preloaded, and the page that failed does not use them
  guard.expect(
    /host: Error: text not known/,
    /a fault of the year/,
    /preloaded using link preload but not used/,
  );
  // only the footer calls this
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('a fault of the year');
    };
  });
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  await inspect('unexpected-error');
});
