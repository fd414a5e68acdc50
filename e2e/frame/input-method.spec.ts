import { expect, test } from '../support/fixtures/test.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('keys belong to the input method while it composes: Enter and arrows choose its words', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await page.goto('/client');
  const field = page.getByRole('searchbox', { name: 'Search customers' });
  await expect(field).toBeFocused();
  await field.pressSequentially(firstCustomer(agent).customerId);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: '李', selectionStart: 1, selectionEnd: 1 });
  const typed = await field.inputValue();
  // as an input method reports each of its keys
  for (const key of ['Enter', 'ArrowDown'])
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await expect(page).toHaveURL(/\/client/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typed);
  await browser.send('Input.insertText', { text: '' });
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});
