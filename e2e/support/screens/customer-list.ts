import { customersPath } from '@portal/shared/pages';
import { expect, type Page } from 'playwright/test';

/** Searches the list of customers for `keyword`, by default the name, and opens the profile of the customer of this name. */
export async function openFromList(page: Page, name: string, keyword = name): Promise<void> {
  await page.goto(customersPath);
  await page.getByRole('searchbox').fill(keyword);
  await expect(page.getByRole('heading', { name: /^\d+ customers? match/ })).toBeVisible();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}
