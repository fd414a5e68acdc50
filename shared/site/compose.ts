import type { FirstPaint } from '../build/first-paint/first-paint.ts';
import type { Registry } from '../src/contract/federation/index.ts';
import type { CallbackPage, HostBuild } from './builds/build.ts';
import { composeCallbacks } from './page/callback-pages.ts';
import { type CapturePage, composeCapture } from './page/capture-page.ts';
import { hostPage } from './page/host-page.ts';
import { inlineScripts } from './page/inline-scripts.ts';
import { isWithinLimit, shortRegistry } from './page/records.ts';
import { callbackPolicy, portalPolicy } from './serving/policy.ts';
import type { SiteSettings } from './settings.ts';

/** What a server sends for the portal's pages. `html` and `policy` contain the nonce's placeholder. */
export interface ComposedPages {
  readonly html: string;
  readonly callbacks: Readonly<Record<CallbackPage, string>>;
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  /** The callback pages' Content-Security-Policy. */
  readonly callbackPolicy: string;
  /** The page of the customer's phone; absent where the configuration names no hand-off service. */
  readonly capture?: CapturePage | undefined;
}

/** The pages, and the records that they name (docs/adr/0027-records.md): path on the host's origin → text. */
export interface NewPages extends ComposedPages {
  readonly records: Readonly<Record<string, string>>;
}

/**
 * Composes the portal's pages and their content policies from data; reads, writes and builds no file.
 * @param signIn first paint of the sign-in remote's current release, if it has one
 */
export const composePages = (
  settings: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn?: FirstPaint,
): NewPages => ({
  ...composeHostPage(settings, host, registry, signIn),
  callbacks: composeCallbacks(host),
  policy: portalPolicy(settings, inlineScripts),
  callbackPolicy: callbackPolicy(settings),
  capture: composeCapture(settings, host),
});

/** Composes the host's page with the records of all remotes or, where it would be too large, with that of sign-in alone. */
function composeHostPage(
  settings: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn: FirstPaint | undefined,
): Pick<NewPages, 'html' | 'records'> {
  const html = hostPage(settings, host, registry, signIn);
  if (isWithinLimit(html)) return { html, records: {} };
  const short = shortRegistry(registry, settings.config.signInRemote);
  return { html: hostPage(settings, host, short.registry, signIn), records: short.records };
}
