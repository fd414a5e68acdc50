import type { Page, Response } from 'playwright/test';
import { origins } from '../support/environment.ts';

/** Members of the API's answers that tell of a person. */
const personal =
  /^(name|.*name|idNo|nric|agentNric|email|.*email|tel|accountId|bankAccNumber|bankAccNo|employer\w+|epfNo|to|Id)$/i;
/** Names that are no person's. */
const impersonal = /scheme|fund|bankName|className|placeName|docType|productType|currency|lookup/i;

/** Calls whose answers are about persons; the others are data of the company. */
const aboutPersons = /\/(cif|agent|aum|application\/(agent|cart|checkout|detail))\b/;

/** Texts about persons in an answer, whatever is around them. */
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

  /** Collects from everything that a page asks of the API from now on, and what it writes to its console. */
  static of(page: Page): Canaries {
    const canaries = new Canaries();
    const take = async (response: Response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== origins.api.url || !aboutPersons.test(pathname) || !response.ok()) return;
      canaries.add(...personalIn(await response.json()));
    };
    // a page that is left takes its answers with it
    page.on('response', (response) => void take(response).catch(() => undefined));
    page.on('console', (message) => canaries.#console.push(message.text()));
    return canaries;
  }

  /** Words of less than five letters turn up by themselves. */
  add(...texts: readonly string[]): void {
    for (const text of texts) if (text.trim().length >= 5) this.#all.add(text.trim().toLowerCase());
  }

  get all(): readonly string[] {
    return [...this.#all];
  }

  /** Notes what the page shows now, what its fields hold included. */
  async look(page: Page): Promise<void> {
    this.#shown.push((await page.locator('body').ariaSnapshot()).toLowerCase());
  }

  /** Those that an agent has had on the screen. */
  get shown(): readonly string[] {
    return this.#in(this.#shown.join('\n'));
  }

  /** Those that stand in a text, or were written to the console. */
  foundIn(text: string): readonly string[] {
    return this.#in(`${text}\n${this.#console.join('\n')}`.toLowerCase());
  }

  #in(text: string): readonly string[] {
    return this.all.filter((canary) => text.includes(canary));
  }
}
