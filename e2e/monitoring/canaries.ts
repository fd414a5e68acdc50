import type { Page, Response } from 'playwright/test';
import { origins } from '../support/service/environment.ts';

/** Fields of the API's answers with personal data. */
const personal =
  /^(name|.*name|idNo|nric|agentNric|email|.*email|tel|accountId|bankAccNumber|bankAccNo|employer\w+|epfNo|to|Id)$/i;
/** Fields whose name fits the pattern above, but which are not personal. */
const impersonal = /scheme|fund|bankName|className|placeName|docType|productType|currency|lookup/i;

/** Calls whose answers are about persons; the others are data of the company. */
const aboutPersons = /\/(cif|agent|aum|application\/(agent|cart|checkout|detail))\b/;

/** Finds the personal texts in an answer, at any depth. */
function personalIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return personal.test(key) && !impersonal.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => personalIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => personalIn(each, name));
}

/** Texts that must not be in telemetry, replay or console: personal data in the API's answers, and what a test adds. */
export class Canaries {
  readonly #all = new Set<string>();
  readonly #shown: string[] = [];
  readonly #console: string[] = [];

  /** Collects personal data from all further answers of the API to a page, and the page's console messages. */
  static of(page: Page): Canaries {
    const canaries = new Canaries();
    const take = async (response: Response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== origins.api.url || !aboutPersons.test(pathname) || !response.ok()) return;
      canaries.add(...personalIn(await response.json()));
    };
    // answers cannot be read after the page has navigated
    page.on('response', (response) => void take(response).catch(() => undefined));
    page.on('console', (message) => canaries.#console.push(message.text()));
    return canaries;
  }

  /** Ignores texts with less than five letters, which other texts contain by chance. */
  add(...texts: readonly string[]): void {
    for (const text of texts) if (text.trim().length >= 5) this.#all.add(text.trim().toLowerCase());
  }

  get all(): readonly string[] {
    return [...this.#all];
  }

  /** Saves what the page shows now, with the values of its fields. */
  async look(page: Page): Promise<void> {
    this.#shown.push((await page.locator('body').ariaSnapshot()).toLowerCase());
  }

  /** Canaries that were on screen at a call of `look`. */
  get shown(): readonly string[] {
    return this.#in(this.#shown.join('\n'));
  }

  /** Canaries that are in a text or in the console. */
  foundIn(text: string): readonly string[] {
    return this.#in(`${text}\n${this.#console.join('\n')}`.toLowerCase());
  }

  #in(text: string): readonly string[] {
    return this.all.filter((canary) => text.includes(canary));
  }
}
