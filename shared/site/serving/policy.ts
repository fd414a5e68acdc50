import { createHash } from 'node:crypto';
import type { PortalConfig } from '../../src/contract/index.ts';
import { loopbackHosts } from '../../src/foundation/loopback.ts';
import { remoteOrigins } from '../layout.ts';
import { noncePlaceholder } from '../page/nonce.ts';
import type { SiteSettings } from '../settings.ts';

/** Origins of overrides (`config.allowOverrides`). */
const loopback = loopbackHosts.map((host) => `http://${host}:*`);

/**
 * The Permissions-Policy of pages. The portal photographs documents; what else asks for access to the device is not its
 * code.
 */
export const permissionsPolicy = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

const originOf = (url: string): string => new URL(url).origin;

/** The CSP source that allows one inline script or style. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the portal's Content-Security-Policy, without `unsafe-inline` and `unsafe-eval`, and with the nonce's
 * placeholder.
 * @param inlineScripts scripts of the composed page, which are allowed by hash
 */
export function portalPolicy({ origins, config }: SiteSettings, inlineScripts: readonly string[]): string {
  const remotes = remoteOrigins(origins);
  const overrides = config.allowOverrides ? loopback : [];
  const { tokenEndpoint, jwksEndpoint = tokenEndpoint } = config.identityProvider;
  const scripts = ["'self'", ...remotes, ...overrides];
  return contentSecurityPolicy({
    // Firefox checks prefetched scripts against this directive. All that falls back to it has a directive below.
    'default-src': scripts,
    'script-src': [...scripts, ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", `'nonce-${noncePlaceholder}'`],
    'connect-src': [
      "'self'",
      originOf(config.api.baseUrl),
      originOf(config.content.baseUrl),
      ...(config.handOff ? [originOf(config.handOff.baseUrl)] : []),
      originOf(tokenEndpoint),
      originOf(jwksEndpoint),
      ...telemetryOrigins(config),
      ...remotes,
      ...overrides,
    ],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'manifest-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['portal-scripts'],
  });
}

/**
 * Returns the Content-Security-Policy of the callback pages: one script of the host's origin, and the form of the logout
 * callback (docs/adr/0019-logout-by-post.md).
 */
export function callbackPolicy({ config }: SiteSettings): string {
  const { endSessionEndpoint, logoutMethod } = config.identityProvider;
  return contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    // `'self'`: Chromium also checks where the provider redirects the form to, the logout callback
    'form-action': logoutMethod === 'post' ? [originOf(endSessionEndpoint), "'self'"] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/**
 * Returns the Content-Security-Policy of the customer's phone's page: one script of the host's origin, the page's own style,
 * and calls of the hand-off service alone.
 * @param style text of its style element, which is allowed by hash
 */
export const capturePolicy = (handOff: string, style: string): string =>
  contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': [hashSource(style)],
    'connect-src': [originOf(handOff)],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** Origins of flag service and monitoring, if they are configured. */
function telemetryOrigins({ flags, monitoring }: PortalConfig): readonly string[] {
  const intake = monitoring && (monitoring.proxy ?? intakeOf(monitoring.site));
  return [
    ...(flags ? [flags.baseUrl, flags.streamUrl, flags.eventsUrl] : []),
    ...(intake === undefined ? [] : [intake]),
  ].map(originOf);
}

/** The monitoring SDK's address for a site: `us3.datadoghq.com` → `browser-intake-us3-datadoghq.com`. */
function intakeOf(site: string): string {
  const parts = site.split('.');
  const extension = parts.pop();
  return `https://browser-intake-${parts.join('-')}.${extension}`;
}

/** Joins directives and their sources to the text of a Content-Security-Policy. */
export function contentSecurityPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
