import type { Page } from 'playwright/test';

/** The first row that an agent sees whole, below the bars that stay. */
export interface TopRow {
  /** What its card is called, and the words that tell it from the card's other rows. */
  readonly name: string;
  /** Pixels from the window's top. */
  readonly top: number;
}

/** Runs in the page. Rows say which they are by the text that `pattern` matches. */
function look({ pattern, wanted }: { readonly pattern: string; readonly wanted?: string | undefined }) {
  for (const row of document.querySelectorAll('#main :is(tbody tr:not([aria-hidden]), li)')) {
    const words = new RegExp(pattern).exec(row.textContent ?? '');
    const name = `${row.closest('[aria-label]')?.ariaLabel}: ${words?.[0]}`;
    const { top, left, width, bottom } = row.getBoundingClientRect();
    if (!words || top < 0 || bottom > innerHeight || (wanted !== undefined && name !== wanted)) continue;
    const hit = document.elementFromPoint(left + width * 0.3, top + 2);
    if (hit && row.contains(hit)) return { name, top };
  }
  return undefined;
}

/** Returns the first row that is seen whole, if there is one. */
export const topRowOf = (page: Page, pattern: RegExp): Promise<TopRow | undefined> =>
  page.evaluate(look, { pattern: pattern.source });

/** Returns where a row is seen whole, if it is. */
export const findSeenRow = (page: Page, pattern: RegExp, name: string): Promise<TopRow | undefined> =>
  page.evaluate(look, { pattern: pattern.source, wanted: name });
