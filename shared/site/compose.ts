import type { FirstPaint } from '../build/first-paint/first-paint.ts';
import type { Registry } from '../src/federation/index.ts';
import type { CallbackPage, HostBuild } from './builds/build.ts';
import { composedCallbacks } from './page/callback-pages.ts';
import { hostPage } from './page/host-page.ts';
import { inlineScripts } from './page/inline-scripts.ts';
import { portalPolicy } from './serving/policy.ts';
import type { SiteSettings } from './settings.ts';

/** What a server sends for the portal's pages. The nonce's placeholder stands in `html` and `policy`. */
export interface ComposedPages {
  readonly html: string;
  readonly callbacks: Readonly<Record<CallbackPage, string>>;
  /** The Content-Security-Policy of each of these pages. */
  readonly policy: string;
}

/**
 * Composes the portal's pages from data: no file is read or written, and nothing is built. `signIn` is what the current
 * release of mfe-auth shows before its code is there, if it has anything.
 */
export const composePages = (
  settings: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn?: FirstPaint,
): ComposedPages => ({
  html: hostPage(settings, host, registry, signIn),
  callbacks: composedCallbacks(host),
  policy: portalPolicy(settings, inlineScripts),
});
