import type { FirstPaint } from '../build/first-paint/first-paint.ts';
import type { Registry } from '../src/federation/index.ts';
import type { CallbackPage, HostBuild } from './builds/build.ts';
import { composeCallbacks } from './page/callback-pages.ts';
import { type CapturePage, composeCapture } from './page/capture-page.ts';
import { hostPage } from './page/host-page.ts';
import { inlineScripts } from './page/inline-scripts.ts';
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

/**
 * Composes the portal's pages and their content policies from data; reads, writes and builds no file.
 * @param signIn first paint of the sign-in remote's current release, if it has one
 */
export const composePages = (
  settings: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn?: FirstPaint,
): ComposedPages => ({
  html: hostPage(settings, host, registry, signIn),
  callbacks: composeCallbacks(host),
  policy: portalPolicy(settings, inlineScripts),
  callbackPolicy: callbackPolicy(settings),
  capture: composeCapture(settings, host),
});
