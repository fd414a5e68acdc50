import { defaultPortBase, originsAt } from '@portal/sandbox/src/origins/origins.ts';

/** Where the sandbox under test listens; `e2e/run.ts` sets it. */
export const origins = originsAt(Number(process.env.PORTAL_PORT_BASE ?? defaultPortBase + 1000));

/** Folder of the site that the sandbox serves to all tests without an `OwnSite`. Tests read it and never change it. */
export const commonSite = process.env.PORTAL_SITE ?? '.sandbox/site';

/** Path of the browser; `npm test` finds it and sets the variable. */
export const chromium = process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium';
