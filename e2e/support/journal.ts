import type { BrowserContext } from 'playwright/test';
import { origins } from './environment.ts';

/** The attachment's name, by which `scripts/lib/reports.mjs` finds it. */
export const journalName = 'journal';

/** An address without what is secret in it. */
function placeOf(address: string): string {
  const { origin, pathname, search } = new URL(address, origins.host.url);
  const shown = search.replace(/(token_hint|code|state|nonce)=[^&]*/g, '$1=…');
  return `${origin === origins.host.url ? '' : origin}${pathname}${shown}`;
}

/**
 * Notes where the pages of a test go, what they log, what they ask the identity provider for and what fails: a test
 * that fails once in a hundred runs is explained by its first failure or not at all. Answers the notes so far, oldest
 * first.
 */
export function keepJournal(context: BrowserContext): () => readonly string[] {
  const began = Date.now();
  const entries: string[] = [];
  let pages = 0;
  context.on('page', (page) => {
    pages += 1;
    const name = `page ${pages}`;
    const note = (what: string) =>
      entries.push(`${((Date.now() - began) / 1000).toFixed(2)} s ${name}: ${what}`);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`is at ${placeOf(frame.url())}`);
    });
    page.on('console', (message) => note(`${message.type()}: ${message.text().slice(0, 300)}`));
    page.on('pageerror', (error) => note(`uncaught ${error.message.slice(0, 300)}`));
    page.on('crash', () => note('crashed'));
    page.on('close', () => note('closed'));
    page.on('response', (response) => {
      if (response.status() >= 400 || response.url().startsWith(origins.identityProvider.url))
        note(`${response.status()} ${response.request().method()} ${placeOf(response.url())}`);
    });
  });
  return () => entries;
}
