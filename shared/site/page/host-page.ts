import type { FirstPaint } from '../../build/first-paint/first-paint.ts';
import type { Registry } from '../../src/federation/index.ts';
import { fontFaceCss } from '../../src/ui/theme/fonts.ts';
import type { HostBuild } from '../builds/build.ts';
import { releasePath } from '../layout.ts';
import type { SiteSettings } from '../settings.ts';
import { firstPaintElements, noScriptWords, shownCss } from './first-paint.ts';
import { inlineScripts } from './inline-scripts.ts';
import { noncePlaceholder } from './nonce.ts';
import { firstFiles, soonFiles } from './preloads.ts';
import { failureCss } from './watchdog-script.ts';

/** Surfaces before the theme arrives, so that neither mode flashes. */
const firstPaintCss =
  'html{background:#F3F6F8}html.dark{background:#0A1217;color-scheme:dark}html.light{color-scheme:light}body{margin:0}';

/** JSON that can stand inside a script element. */
const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** `integrity="…"` of a file; nothing for a file of a development build, which has no hash. */
const integrityAttribute = (hash: string | undefined): string => (hash ? ` integrity="${hash}"` : '');

/**
 * The host's page: configuration, registry and integrity map are inlined and the first chunks preloaded, so that
 * nothing waits for a fetch of them. It is the root of trust: what it vouches for may run, and nothing else.
 */
export function hostPage(
  { origins, config }: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn?: FirstPaint,
): string {
  const path = releasePath({ package: 'host', version: host.version });
  const font = Object.keys(host.hashes).find((file) => file.endsWith('.woff2'));
  const hostIntegrity = Object.fromEntries(
    Object.entries(host.hashes)
      // the callback pages' scripts never run in this page
      .filter(([file]) => file.endsWith('.js') && !file.includes('/'))
      .map(([file, hash]) => [origins.host + path + file, hash]),
  );
  const preload = (file: string, priority = '') =>
    `<link rel="preload" as="script" crossorigin="anonymous"${priority}${integrityAttribute(host.hashes[file])} href="${path}${file}">`;
  const firstPaint = firstPaintElements({ frame: host.firstPaint, signIn, footer: config.footer });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="description" content="Agent Portal: customers, holdings, carts and applications for sales agents.">',
    '<title>Agent Portal</title>',
    `<link rel="icon" href="${dataUrl(host.favicon)}">`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<style nonce="${noncePlaceholder}">${firstPaintCss}${shownCss}${failureCss}${font ? fontFaceCss(path + font) : ''}</style>`,
    firstPaint.style,
    font
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${path}${font}">`
      : '',
    ...firstFiles(host.assets).map((file) => preload(file)),
    ...soonFiles(host.assets).map((file) => preload(file, ' fetchpriority="low"')),
    ...host.assets.entry.map(
      (file) =>
        `<script defer crossorigin="anonymous"${integrityAttribute(host.hashes[file])} src="${path}${file}"></script>`,
    ),
    '</head>',
    '<body>',
    `<p class="no-script">${noScriptWords}</p>`,
    ...firstPaint.body,
    '<div id="root"></div>',
    // behind what is painted
    inlineJson('portal-config', config),
    inlineJson('portal-registry', registry),
    inlineJson('portal-integrity', hostIntegrity),
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}
