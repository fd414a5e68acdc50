import type { BrowserContext } from 'playwright/test';
import { origins } from './environment.ts';

/** The attachment's name; `scripts/lib/reports.mjs` finds it by this name. */
export const journalName = 'journal';

/** An address without its secrets. */
function withoutSecrets(address: string): string {
  const { origin, pathname, search } = new URL(address, origins.host.url);
  const shown = search.replace(/(token_hint|code|state|nonce)=[^&]*/g, '$1=…');
  return `${origin === origins.host.url ? '' : origin}${pathname}${shown}`;
}

/**
 * Records the navigations, console messages, identity provider requests and failures of a test's pages. A test that
 * fails once in a hundred runs must be explained by that one failure. Returns a function that returns the entries so
 * far, oldest first.
 */
export function keepJournal(context: BrowserContext): () => readonly string[] {
  const startedAt = Date.now();
  const entries: string[] = [];
  let pages = 0;
  context.on('page', (page) => {
    pages += 1;
    const name = `page ${pages}`;
    const note = (what: string) =>
      entries.push(`${((Date.now() - startedAt) / 1000).toFixed(2)} s ${name}: ${what}`);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`is at ${withoutSecrets(frame.url())}`);
    });
    page.on('console', (message) => note(`${message.type()}: ${message.text().slice(0, 300)}`));
    page.on('pageerror', (error) => note(`uncaught ${error.message.slice(0, 300)}`));
    page.on('crash', () => note('crashed'));
    page.on('close', () => note('closed'));
    page.on('response', (response) => {
      if (response.status() >= 400 || response.url().startsWith(origins.identityProvider.url))
        note(`${response.status()} ${response.request().method()} ${withoutSecrets(response.url())}`);
    });
  });
  return () => entries;
}
