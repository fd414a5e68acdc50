import { expect, type Page } from 'playwright/test';

/** Blurs figures from here on, by the key. */
export async function blurFigures(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-privacy');
}

/** The CSS filter of a blurred figure, whatever its size. */
export const blurred = /^blur\((?!0px)/;

/** Published figures stay readable: minimums of funds and limits of payment methods. */
const published = /\bminimum (is|of) [A-Z]{3} [\d,.]+$|^((Up to|From) )?MYR [\d,.]+( to MYR [\d,.]+)?$/;

/**
 * Finds visible amounts, units and identity numbers, in texts and fields, that the privacy view does not blur.
 * `own` are further numbers of the customer, which have no format to recognise them by.
 */
export async function findUnblurredFigures(
  page: Page,
  own: readonly string[] = [],
): Promise<readonly string[]> {
  const unblurred = await page.evaluate((numbers) => {
    const figures = [
      // amounts and units have two decimals; a NAV has four; a percentage and a time (4.00 pm) are none
      /\d[\d,]*\.\d{2}(?![\d%]| [ap]m\b)/,
      /\b(MYR|USD|AUD|SGD)\s\d|RM\s?\d|RM['’]000/,
      /\d units?\b/,
      /\b\d{6}-?\d{2}-?\d{4}\b|•/,
    ];
    const isUnblurred = (text: string, element: Element | null) =>
      (figures.some((figure) => figure.test(text)) || numbers.some((number) => text.includes(number))) &&
      element !== null &&
      !element.closest('[data-private]') &&
      element.checkVisibility();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (isUnblurred(text, node.parentElement)) found.push(text);
    }
    // the sales charge is a percentage; its sign is outside the field
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([name="salesCharge"]), textarea');
    for (const field of fields) if (isUnblurred(field.value, field)) found.push(`in a field: ${field.value}`);
    for (const select of document.querySelectorAll('select'))
      for (const { text } of select.selectedOptions)
        if (isUnblurred(text, select)) found.push(`chosen: ${text}`);
    return found;
  }, own);
  return unblurred.filter((text) => !published.test(text));
}
