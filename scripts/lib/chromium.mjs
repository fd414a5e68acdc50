import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installFromDebian, isDebianRoot } from './debian.mjs';
import { root } from './root.mjs';
import { run, step } from './run.mjs';
import { Stop } from './terminal.mjs';

/** Where systems keep it. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium to test in: named by PORTAL_CHROMIUM, the system's, Debian's package, or Playwright's own. */
export async function findChromium() {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`PORTAL_CHROMIUM names ${named}, and there is no such file.`);
  }
  return installed() ?? (await fromDebian()) ?? (await fromPlaywright());
}

const installed = () => usualPlaces.find((place) => existsSync(place)) ?? playwrights();

/** Playwright's own browser, when it was downloaded. */
function playwrights() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

async function fromDebian() {
  if (!isDebianRoot()) return undefined;
  await installFromDebian('chromium');
  return installed();
}

async function fromPlaywright() {
  const cli = join(root, 'e2e/node_modules/playwright/cli.js');
  await step('Fetching Chromium (Playwright)', async () => {
    await run(process.execPath, [cli, 'install', 'chromium']);
  });
  const place = playwrights();
  if (place) return place;
  throw new Stop(
    'No Chromium for the end-to-end tests: install one, or name it: PORTAL_CHROMIUM=/path/to/chromium npm test',
  );
}
