import { expect, test } from '../support/fixtures/test.ts';
import { serveBook } from '../support/service/large-data.ts';

test('[CLI-01] a phone reaches the last of 300 customers: by the letter, and by scrolling to the end', async ({
  page,
  seed,
  shot,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed.session();
  await serveBook(page, 300);
  await page.goto('/client');
  const last = page.getByRole('row', { name: /^Z00299/ });
  await page.getByRole('combobox', { name: 'Jump to a letter' }).selectOption('Z');
  await expect(page.getByRole('row', { name: /^Z00289/ })).toBeInViewport();
  // the jump scrolls once more where a row that it has measured moved its place
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('row', { name: /^A00000/ })).toBeInViewport({ timeout: 500 });
  }).toPass();
  // rows that are measured on the way move the end
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await shot('client-book-end', 'end');
});
