import { existsSync } from 'node:fs';
import { defaultPortBase, originsAt } from '@portal/sandbox/src/origins/origins.ts';
import { inForm } from '../run-form.ts';

/** Where the sandbox under test listens; `e2e/run.ts` sets it. */
export const origins = originsAt(Number(process.env.PORTAL_PORT_BASE ?? defaultPortBase + 1000));

/** Folder of the site that the sandbox serves to all tests without an `OwnSite`. Tests read it and never change it. */
export const commonSite = process.env.PORTAL_SITE ?? '.sandbox/site';

/** Path of the browser that agents have; `npm test` finds it and sets the variable. */
export const chromium = process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium';

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for most tests: in the short form Debian's headless shell, where it is installed. It is the same engine
 * without a browser's windows and without the cache of left pages, and computes a quarter less.
 */
export const testBrowser = inForm(existsSync(headlessShell) ? headlessShell : chromium, chromium);
