import type { Request } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';

/** The content service's own bearer, which has no parts as an id token has. */
async function expectOwnBearer(request: Request): Promise<void> {
  expect(await request.headerValue('authorization')).toMatch(/^Bearer [^\s.]+$/);
}

test('[API-06] [SHL-20] [SHL-23] an agent sends feedback, is thanked, and it arrives once', async ({
  page,
  agent,
  control,
  recorder,
  seed,
  inspect,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await chooseInAccountMenu(page, 'Send feedback');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await expect(dialog.getByLabel('Your feedback')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Write what you would like to tell us.')).toBeVisible();
  await inspect('feedback');

  await dialog.getByLabel('Your feedback').fill('The finder is quick.\nThank you.');
  const sent = page.waitForRequest(/digital-form-v4-feedbacks/);
  await dialog.getByRole('button', { name: 'Send feedback' }).dblclick();
  await expectOwnBearer(await sent);
  const body: unknown = (await sent).postDataJSON();
  await expect(page.getByText('Thank you. Your feedback was sent.')).toBeVisible();
  await expect(dialog).toBeHidden();
  // a second request may be in flight
  await recorder.quiet();
  const kept = await control.feedback(agent.userId);
  expect(kept).toHaveLength(1);
  const [first] = kept;
  expect(first).toMatchObject({ userId: agent.userId, feedback: 'The finder is quick.\nThank you.' });
  expect(body).toEqual({
    data: { userId: agent.userId, agentName: first?.agentName, feedback: first?.feedback },
  });
});

test('[SHL-20] feedback that failed to send is kept over a reload, and can be sent again', {
  tag: '@long',
}, async ({ page, agent, control, guard, seed, inspectVariant }) => {
  guard.expect(/500/, /net::ERR/, /digital-form-v4-feedbacks/);
  await seed.session();
  await page.goto('/dashboard');
  await control.fault('/api/digital-form-v4-feedbacks', 'html-500', { times: 1 });
  await chooseInAccountMenu(page, 'Send feedback');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByLabel('Your feedback').fill('Nothing is lost.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('It is not known whether your feedback was sent')).toBeVisible();
  await inspectVariant('feedback-failed');
  await page.reload();
  await chooseInAccountMenu(page, 'Send feedback');
  await expect(dialog.getByLabel('Your feedback')).toHaveValue('Nothing is lost.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you. Your feedback was sent.')).toBeVisible();
  expect(await control.feedback(agent.userId)).toHaveLength(1);
});

test('[API-06] [SHL-21] sales support is shown at home and in About, read with populate all and no id token', {
  tag: '@long',
}, async ({ page, control, guard, seed, inspect }) => {
  guard.expect(/500/);
  await control.fault('/api/sales-support', 'html-500', { times: 3 });
  const asked = page.waitForRequest(/sales-support/);
  await seed.session();
  await page.goto('/dashboard');
  expect(new URL((await asked).url()).search).toBe('?populate=all');
  await expectOwnBearer(await asked);
  const tile = page.getByRole('region', { name: 'Sales support' });
  await expect(tile.getByRole('alert')).toContainText('could not be loaded', { timeout: 20_000 });
  await inspect('sales-support-failed');
  await tile.getByRole('button', { name: 'Try again' }).click();
  await expect(tile.getByRole('link', { name: '+60 3-2284 6100' })).toHaveAttribute(
    'href',
    'tel:+60322846100',
  );
  await expect(tile).toContainText('Monday to Friday, 9:00 to 18:00');

  await chooseInAccountMenu(page, 'About');
  const about = page.getByRole('dialog', { name: 'About Agent Portal' });
  await expect(about.getByRole('link', { name: 'sales.support@cempakabiru.example' })).toBeVisible();
  await inspect('about');
});

test('? lists the shortcuts, and single keys can be switched off', { tag: '@long' }, async ({
  page,
  seed,
  inspect,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Find a customer');
  await inspect('shortcuts');
  await list.getByRole('switch', { name: /Single keys/ }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('p');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find a customer' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-privacy');
});

test('a dialog whose code cannot be loaded has a message, and the page stays usable', {
  tag: '@long',
}, async ({ page, control, guard, seed }) => {
  guard.expect(/50\d/, /Loading chunk/, /host:/);
  await seed.session();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Assets under management' })).toContainText('MYR');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  const shortcuts = page.getByRole('menuitem', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await control.remoteFault('host', 'error', { file: 'chunk' });
  await shortcuts.click();
  await expect(page.getByText(/could not be opened. Check the connection/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await control.remoteFault('host', 'none');
  await chooseInAccountMenu(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
