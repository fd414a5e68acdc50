import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

/** Debian's packages for the tests in other browsers, and a file of each (docs/browsers.md). WebKitGTK needs a display: Xvfb. */
const packages = [
  { name: 'firefox-esr', file: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', file: '/usr/bin/Xvfb' },
];

/**
 * Installs Firefox and WebKitGTK for the tests in other browsers where they are missing; it does nothing unless it runs
 * as root on Debian or a derived system. A package that cannot be installed is not reported.
 */
export async function installOtherBrowsersIfMissing() {
  if (!isDebianRoot()) return;
  for (const { name, file } of packages) if (!existsSync(file)) await installFromDebian(name);
}
