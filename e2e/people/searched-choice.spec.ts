import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessibleInThisMode } from '../support/page/accessibility.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { widths } from '../support/page/widths.ts';
import { updateAddress, updateDrawer } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

const nationalityIn = (page: Page) =>
  updateDrawer(page).getByRole('combobox', { name: 'Nationality', exact: true });
const listOf = (page: Page) => page.getByRole('listbox');

/** Expects that an element is in the window as a whole. */
async function expectWhole(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.99 });
}

test('by keyboard a country is found by a short name, taken on Tab, and a text that names none is kept and said', async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  await seed.session();
  await page.goto(updateAddress(firstCustomer(agent)));
  const field = nationalityIn(page);
  await tabTo(page, field);
  // as fast as a scanner types: no letter is lost
  await page.keyboard.type('united');
  await expect(field).toHaveValue('united');
  const options = listOf(page).getByRole('option');
  await expect(options).toHaveText([
    /^United Arab/,
    /^United Kingdom/,
    /^United States/,
    /^Tanzania/,
    /^U.S. Outlying/,
  ]);
  await expect(updateDrawer(page).getByText('5 results')).toBeAttached();
  await expectWhole(listOf(page));
  await inspect('searched-choice');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /GB$/);
  await page.keyboard.press('End');
  await expect(field).toHaveAttribute('aria-activedescendant', /UM$/);
  await page.keyboard.press('Home');
  await expect(field).toHaveAttribute('aria-activedescendant', /AE$/);
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(updateDrawer(page)).toBeVisible();
  await expect(field).toHaveValue('Malaysia');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('holland');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Netherlands');
  await tabTo(page, field);
  await page.keyboard.type('Polnd');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Polnd');
  await expect(field).toHaveAccessibleDescription('“Polnd” is not in the list. Choose one from it.');
  const code = updateDrawer(page).getByRole('combobox', { name: 'Mobile country code' });
  await tabTo(page, code);
  await page.keyboard.type('jamaica');
  await expect(options).toHaveText([/^\+1 United States, Canada and 23 othersJamaica$/]);
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('+1 United States, Canada and 23 others');
  expect(await answeredControls(updateDrawer(page))).toMatchObject({
    'Mobile country code': '+1 United States, Canada and 23 others',
  });
});

test('the list is whole and readable at 400% zoom, and shows the chosen option when it opens', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await page.goto(updateAddress(firstCustomer(agent)));
  await page.setViewportSize({ width: 320, height: 256 });
  const field = nationalityIn(page);
  await field.fill('south africa');
  await listOf(page).getByRole('option', { name: 'South Africa' }).click();
  await expect(field).toHaveValue('South Africa');
  await field.press('ArrowDown');
  const chosen = listOf(page).getByRole('option', { name: 'South Africa' });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expectWhole(chosen);
  await expectWhole(listOf(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ forcedColors: 'active' });
  const drawn = await chosen.evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(drawn).toBe('2px');
  await expectAccessibleInThisMode(page, 'light');
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true, isMobile: true });

  test('a country is chosen by touch, from the whole list and by typing', async ({ page, agent, seed }) => {
    await seed.session();
    await page.goto(updateAddress(firstCustomer(agent)));
    const field = nationalityIn(page);
    await field.tap();
    const list = listOf(page);
    await expect(list.getByRole('option', { name: 'Malaysia' })).toHaveAttribute('aria-selected', 'true');
    await expectWhole(list);
    const singapore = list.getByRole('option', { name: 'Singapore' });
    await singapore.scrollIntoViewIfNeeded();
    await singapore.tap();
    await expect(field).toHaveValue('Singapore');
    await expect(list).toBeHidden();
    await field.fill('viet nam');
    await list.getByRole('option', { name: /^Vietnam/ }).tap();
    await expect(field).toHaveValue('Vietnam');
    await field.fill('kor');
    await updateDrawer(page).getByRole('textbox', { name: 'Dependants' }).tap();
    await expect(field).toHaveAccessibleDescription('“kor” is not in the list. Choose one from it.');
  });
});
