import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run, runStep } from '../../shared/commands/run.mjs';
import { Stop } from '../../shared/commands/terminal.mjs';
import { installFromDebian, isDebianRoot } from './debian.mjs';
import { root } from './root.mjs';

/** Usual installation paths. @type {readonly string[]} */
const usualPaths = JSON.parse(readFileSync(join(root, 'shared/mount/chromium-paths.json'), 'utf8'));

const shellFile = '/usr/bin/chromium-headless-shell';

/** Liberation Sans has Arial's metrics: text is as wide until the portal's font arrives as on agents' devices. */
const fontFile = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/**
 * Installs, where it can, what Debian has for the browser tests and is missing: Chromium if none is in a usual place, its
 * headless shell, in which most tests of `npm test` run (`e2e/support/service/environment.ts`), and a font. It needs no package
 * of npm, so that all are installed at the same time. A failure is left to `findChromium`, whose message says what to do;
 * tests can do without the others.
 */
export async function prepareChromium() {
  if (process.env.PORTAL_CHROMIUM || !isDebianRoot()) return;
  const missing = [
    ...(usualPaths.some((path) => existsSync(path)) ? [] : ['chromium']),
    ...(existsSync(shellFile) ? [] : ['chromium-headless-shell']),
    ...(existsSync(fontFile) ? [] : ['fonts-liberation']),
  ];
  for (const name of missing) await installFromDebian(name).catch(() => undefined);
}

/**
 * Returns the path of a Chromium: PORTAL_CHROMIUM, an installed one, Debian's package, or Playwright's. Throws Stop if there
 * is none.
 */
export async function findChromium() {
  const configuredFile = process.env.PORTAL_CHROMIUM;
  if (configuredFile) {
    if (existsSync(configuredFile)) return configuredFile;
    throw new Stop(`PORTAL_CHROMIUM names ${configuredFile}, and there is no such file.`);
  }
  return findInstalled() ?? (await installDebianChromium()) ?? (await downloadPlaywrightChromium());
}

const findInstalled = () => usualPaths.find((path) => existsSync(path)) ?? findPlaywrightChromium();

/** Path of Playwright's browser if it was downloaded. */
function findPlaywrightChromium() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installDebianChromium() {
  if (!isDebianRoot()) return undefined;
  await installFromDebian('chromium');
  return findInstalled();
}

async function downloadPlaywrightChromium() {
  const cli = join(root, 'e2e/node_modules/playwright/cli.js');
  await runStep('Fetching Chromium (Playwright)', async () => {
    await run(process.execPath, [cli, 'install', 'chromium']);
  });
  const path = findPlaywrightChromium();
  if (path) return path;
  throw new Stop(
    'No Chromium for the end-to-end tests: install one, or name it: PORTAL_CHROMIUM=/path/to/chromium npm test',
  );
}
