import type { Page } from 'playwright/test';

/** Figures that are everybody's: what a fund asks at least, what a method takes. */
const published = /\bminimum (is|of) [A-Z]{3} [\d,.]+$|^(Up to|From) MYR [\d,.]+\.$/;

/**
 * Amounts, units and identity numbers that show and that the privacy view would not blur, in words and in fields. `own`
 * are numbers that nobody could know by their looks.
 */
export async function bareFigures(page: Page, own: readonly string[] = []): Promise<readonly string[]> {
  const bare = await page.evaluate((numbers) => {
    const figures = [
      // amounts and units have two decimals; prices have four, and percentages are no amounts
      /\d[\d,]*\.\d{2}(?![\d%])/,
      /\b(MYR|USD|AUD|SGD)\s\d|RM\s?\d|RM['’]000/,
      /\d units?\b/,
      /\b\d{6}-?\d{2}-?\d{4}\b|•/,
    ];
    const isBare = (text: string, element: Element | null) =>
      (figures.some((figure) => figure.test(text)) || numbers.some((number) => text.includes(number))) &&
      element !== null &&
      !element.closest('[data-private]') &&
      element.checkVisibility();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (isBare(text, node.parentElement)) found.push(text);
    }
    // the sales charge is a percentage, and its sign stands beside the field
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([name="salesCharge"]), textarea');
    for (const field of fields) if (isBare(field.value, field)) found.push(`in a field: ${field.value}`);
    for (const select of document.querySelectorAll('select'))
      for (const { text } of select.selectedOptions) if (isBare(text, select)) found.push(`chosen: ${text}`);
    return found;
  }, own);
  return bare.filter((text) => !published.test(text));
}
