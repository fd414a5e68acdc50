import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return (
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) && existsSync('/usr/bin/apt-get')
  );
}

async function fromDebian() {
  if (!isDebianRoot()) return undefined;
  await step('Installing Chromium (apt-get)', async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  });
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
