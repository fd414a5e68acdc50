import { defaultPortBase, originsAt } from '@portal/sandbox/src/origins/origins.ts';

/** Where the sandbox under test listens; `e2e/run.ts` sets it. */
export const origins = originsAt(Number(process.env.PORTAL_PORT_BASE ?? defaultPortBase + 1000));

/** Folder of the site that the sandbox under test serves to everybody: tests read it and never change it. */
export const everybodysSite = process.env.PORTAL_SITE ?? '.sandbox/site';

/** The browser; `npm test` looks for one and names it here. */
export const chromium = process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium';
