import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright/test';

/** Adds to a file what the page shows at a width: its visible text, then the roles and accessible names of its elements. */
export async function noteTexts(page: Page, file: string, width: number): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible
  const text = await page.evaluate(() => document.body.innerText);
  const names = await page.locator('body').ariaSnapshot();
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `# ${width}\n\n${text}\n\n${names}\n\n`);
}
