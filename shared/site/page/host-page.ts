import type { FirstPaint } from '../../build/first-paint/first-paint.ts';
import { entriesOf, type Registry } from '../../src/contract/federation/index.ts';
import { menuOf } from '../../src/contract/remote/menu.ts';
import { fontFaceCss } from '../../src/screen/ui/theme/fonts.ts';
import type { HostBuild } from '../builds/build.ts';
import { filePath } from '../layout.ts';
import { hostRelease } from '../release-name.ts';
import type { SiteSettings } from '../settings.ts';
import { addressScript } from './address-script.ts';
import { firstPaintElements, noScriptText, shownCss } from './first-paint.ts';
import { firstPaintScript, pathAttributes } from './first-paint-script.ts';
import { headScripts } from './inline-scripts.ts';
import { noncePlaceholder } from './nonce.ts';
import { preloadFiles } from './preloads.ts';
import { recordScript } from './record-script.ts';
import { integrityAttribute } from './script-element.ts';
import { signInPreloads } from './sign-in-preloads.ts';
import { failureCss } from './watchdog-script.ts';

/** Background colours until the theme loads, so that neither mode flashes. */
const firstPaintCss =
  'html{background:#F3F6F8}html.dark{background:#0A1217;color-scheme:dark}html.light{color-scheme:light}body{margin:0}';

/** A script element with JSON, escaped so that the JSON cannot end it. */
const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Not in base 64: as text it is compressed with the logo, which has the same paths. */
const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Returns the HTML of the host's page. Configuration, registry and integrity map are inlined and the first chunks
 * preloaded, so that no fetch delays them. Only scripts whose hash is in this page may run.
 */
export function hostPage(
  { origins, config }: SiteSettings,
  host: HostBuild,
  registry: Registry,
  signIn?: FirstPaint,
): string {
  const addressOf = (file: string) => filePath(hostRelease(host.version), file);
  const font = Object.keys(host.hashes).find((file) => file.endsWith('.woff2'));
  const hostIntegrity = Object.fromEntries(
    Object.entries(host.hashes)
      // without the callback pages' scripts, which never run in this page
      .filter(([file]) => file.endsWith('.js') && !file.startsWith('oidc/'))
      .map(([file, hash]) => [origins.host + addressOf(file), hash]),
  );
  const preload = (file: string) =>
    `<link rel="preload" as="script" crossorigin="anonymous"${integrityAttribute(host.hashes[file])} href="${addressOf(file)}">`;
  const pages = entriesOf(registry.remotes).flatMap(([, { declares }]) => declares?.pages ?? []);
  const firstPaint = firstPaintElements({
    frame: host.firstPaint,
    signIn,
    footer: config.footer,
    menu: menuOf(pages),
  });
  const attributesOf = (script: string) => {
    if (script === addressScript) return ` data-origin="${origins.host}"`;
    return script === firstPaintScript ? pathAttributes(pages) : '';
  };
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
    // before the script that chooses the first paint
    ...(signIn ? signInPreloads(registry.remotes[config.signInRemote], host.provides) : []),
    ...headScripts.map((script) => `<script${attributesOf(script)}>${script}</script>`),
    `<style nonce="${noncePlaceholder}">${firstPaintCss}${shownCss}${failureCss}${font ? fontFaceCss(addressOf(font)) : ''}</style>`,
    firstPaint.style,
    font
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${addressOf(font)}">`
      : '',
    ...preloadFiles(host.assets).map(preload),
    ...host.assets.entry.map(
      (file) =>
        `<script defer crossorigin="anonymous"${integrityAttribute(host.hashes[file])} src="${addressOf(file)}"></script>`,
    ),
    '</head>',
    '<body>',
    `<p class="no-script">${noScriptText}</p>`,
    ...firstPaint.body,
    '<div id="root"></div>',
    // after the painted elements, so that parsing it does not delay the paint
    inlineJson('portal-config', config),
    inlineJson('portal-registry', registry),
    entriesOf(registry.remotes).some(([, { record }]) => record) ? `<script>${recordScript}</script>` : '',
    inlineJson('portal-integrity', hostIntegrity),
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}
