import { mkdirSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { expect, type Locator, type Page } from 'playwright/test';
import { extractText } from 'unpdf';
import type { Customer } from '../service/agent.ts';
import { takeScreenshotInThisMode } from './screenshots.ts';

/** A printed paper, read back. */
export interface PrintedPaper {
  /** The text of each page, with single spaces. */
  readonly pages: readonly string[];
  /** That of all pages. */
  readonly text: string;
}

/**
 * Presses a button that prints, waits until the page asks the browser for it, and returns what Chromium prints (`printPage`).
 * The browser’s dialog does not open.
 */
export async function printToPdf(page: Page, button: Locator, name: string): Promise<PrintedPaper> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button.click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  await picturePaper(page, name);
  return printPage(page, name);
}

/** Prints what the page shows, as the browser's menu does, and reads it back. The PDF is kept as `.reports/papers/<name>.pdf`. */
export async function printPage(page: Page, name: string): Promise<PrintedPaper> {
  mkdirSync('.reports/papers', { recursive: true });
  const pdf = await page.pdf({ path: `.reports/papers/${name}.pdf`, preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf));
  const pages = text.map((words) => words.replace(/\s+/g, ' '));
  return { pages, text: pages.join(' ') };
}

/** Takes a picture of a paper as the browser lays it out for print, at the page's width: a paper is light. */
async function picturePaper(page: Page, name: string): Promise<void> {
  const tell = (event: string) => page.evaluate((type) => dispatchEvent(new Event(type)), event);
  await page.emulateMedia({ media: 'print' });
  await tell('beforeprint');
  await takeScreenshotInThisMode(page, `paper-${name}`, 'light');
  await tell('afterprint');
  await page.emulateMedia({ media: null });
}

/** Masks a MyKad number as the glossary says: `880412-••-••33`. */
const mask = (idNo: string): string => idNo.replace(/^(\d{6})-?\d{2}-?\d{2}(\d{2})$/, '$1-••-••$2');

/** Texts of controls and of the frame, which no paper has. */
const controls = [
  /\bPrint\b/,
  /\bShow (to customer|earlier|zero holdings)\b/,
  /\bInvest more\b/,
  /\b(Find a customer|Skip to content|View profile|View cart|Assess suitability|More actions)\b/,
  /\b(Export CSV|Try again|Add to cart|Submit \d)/,
  /\bVulnerable investor (Bank accounts|tab)\b/,
  /\b(Internet Risk|Privacy Notice)\b/,
];

/** What the head of every paper names. */
interface PaperHead {
  readonly title: string;
  readonly customer: Pick<Customer, 'name' | 'idNo'>;
  readonly agentName: string;
  /** The day in Malaysia: `27 Nov 2026`. */
  readonly day: string;
}

/** Expects a paper of one or two pages with company, title, customer, agent and day, and no control. */
export function expectPaper(
  { pages, text }: PrintedPaper,
  { title, customer, agentName, day }: PaperHead,
): void {
  const [first = '', second] = pages;
  expect(pages.length, 'one or two pages').toBeLessThanOrEqual(2);
  const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
  const head = plain(first);
  for (const words of ['Cempaka Biru Asset Management Berhad', title, customer.name, agentName])
    expect(head).toContain(plain(words));
  expect(head).toContain(plain(`printed ${day}, `));
  expect(head).toContain('malaysian time');
  expect(head).toContain(mask(customer.idNo));
  expect(text).not.toContain(customer.idNo);
  expect(first).toContain(`Page 1 of ${pages.length}`);
  if (second !== undefined) {
    expect(second).toContain('Page 2 of 2');
    expect(plain(second)).toContain(plain(`${title} ${customer.name}`));
  }
  for (const control of controls) expect(text).not.toMatch(control);
}

/** Formats a decimal text as a paper does: `12,345.60`. */
export const formatAmount = (amount: string): string =>
  new Decimal(amount).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Adds up decimal texts. */
export const sumAmounts = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed(2);
