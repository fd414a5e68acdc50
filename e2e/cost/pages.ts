import { aboutRemotesPath, homePath, profilePath } from '@portal/shared/pages';
import type { Browser, Page } from 'playwright/test';
import type { Seed } from '../support/service/seeding/seed.ts';
import { addressOf, views } from '../support/views/views.ts';

/** What a signed-in tab keeps: the session. */
export type KeptSession = Readonly<Record<string, string>>;

/** The session of a page's tab, to open others with. */
export const sessionOf = (page: Page): Promise<KeptSession> => page.evaluate(() => ({ ...sessionStorage }));

/** A tab whose browser has loaded nothing yet; with `seed`, of a signed-in agent. */
export async function coldPage(browser: Browser, seed?: Seed): Promise<Page> {
  // the library of motion is a part of what pages cost
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await seed?.session(page);
  return page;
}

/** Pages of the host for a signed-in agent. */
export const hostPaths = [homePath, profilePath, aboutRemotesPath] as const;

/** Returns the pages of a signed-in agent, about one of the agent's customers where they are about one. */
export const signedInPaths = (customerId: string): readonly string[] => [
  ...hostPaths,
  ...views
    .filter(({ isOutside, press }) => !isOutside && press === undefined)
    .map((view) => addressOf(view, customerId)),
];
