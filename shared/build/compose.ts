import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig } from '../src/contract/config.ts';
import { type RemoteName, remoteNames } from '../src/contract/slots.ts';
import { fontFaceCss } from '../src/ui/theme/fonts.ts';
import type { Assets } from './assets-plugin.ts';
import { colorModeScript } from './color-mode-script.ts';
import { containerName } from './container-name.ts';

/** Stands in the HTML wherever the response's nonce goes. */
export const noncePlaceholder = '__CSP_NONCE__';

/** Where host and remotes are served from: origins without a trailing slash. */
export type PortalOrigins = Readonly<Record<'host' | RemoteName, string>>;

/** What the policy headers must let through for the composed HTML to run. */
export interface SecurityNeeds {
  /** CSP hashes of inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Names of the Trusted Types policies. */
  readonly trustedTypes: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

export interface ComposedHost {
  readonly html: string;
  readonly registry: object;
  readonly security: SecurityNeeds;
  /** Callback page (`login-callback`, `logout-callback`) → its HTML. */
  readonly callbacks: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly metaData: { readonly contract: string; readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: string[] } };
  }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const versionOf = (root: string, name: string): string => readJson(join(root, name, 'package.json')).version;

/** `{host}/{remote}/{version}/`: releases are immutable folders. */
export const releasePath = (name: RemoteName, version: string): string => `/${name}/${version}/`;

function releaseOf(root: string, name: RemoteName, origin: string) {
  const version = versionOf(root, name);
  const folder = origin + releasePath(name, version);
  const manifest: Manifest = readJson(join(root, name, 'dist/mf-manifest.json'));
  const hashes: Record<string, string> = readJson(join(root, name, 'dist/integrity.json'));
  return {
    version,
    entry: folder + manifest.metaData.remoteEntry.name,
    contract: manifest.metaData.contract,
    container: containerName(name),
    slots: Object.fromEntries(
      manifest.exposes.map(({ name: slot, assets }) => [slot, assets.js.sync.map((file) => folder + file)]),
    ),
    integrity: Object.fromEntries(
      Object.entries(hashes)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, hash]) => [folder + file, hash]),
    ),
  };
}

/** JSON that can stand inside a script element. */
const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Sources whose chunks the first paint needs, whatever the route. */
const firstSources = [
  /^host\/src\/bootstrap\.tsx$/,
  /^shared\/src\/(ui|schema)\/index\.ts$/,
  /\/node_modules\/react\/index\.js$/,
];

/**
 * Composes the host's HTML for a deployment: configuration, registry and integrity map are inlined and the first
 * chunks preloaded, so that nothing waits for a fetch of them. An HTML step: no build of the host.
 * Throws when a build is missing.
 */
export function composeHost(options: {
  readonly root: string;
  readonly origins: PortalOrigins;
  readonly config: PortalConfig;
}): ComposedHost {
  const { root, origins, config } = options;
  const dist = join(root, 'host/dist');
  const assets: Assets = readJson(join(dist, 'assets.json'));
  const hashes: Record<string, string> = readJson(join(dist, 'integrity.json'));
  const registry = {
    remotes: Object.fromEntries(
      remoteNames.map((name) => [name, { current: releaseOf(root, name, origins[name]) }]),
    ),
  };
  const hostIntegrity = Object.fromEntries(
    Object.entries(hashes)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [`${origins.host}/${file}`, hash]),
  );
  const preloads = new Set(
    Object.entries(assets.chunks).flatMap(([source, files]) =>
      firstSources.some((first) => first.test(source)) ? files : [],
    ),
  );
  const font = Object.keys(hashes).find((file) => file.endsWith('.woff2'));

  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="description" content="Agent Portal: customers, holdings, carts and applications for sales agents.">',
    '<title>Agent Portal</title>',
    `<link rel="icon" href="${favicon(root)}">`,
    `<script>${colorModeScript}</script>`,
    `<style nonce="${noncePlaceholder}">${firstPaintCss}${font ? fontFaceCss(`/${font}`) : ''}</style>`,
    font ? `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/${font}">` : '',
    ...[...preloads].map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${hashes[file]}" href="/${file}">`,
    ),
    inlineJson('portal-config', config),
    inlineJson('portal-registry', registry),
    inlineJson('portal-integrity', hostIntegrity),
    ...assets.entry.map(
      (file) => `<script defer crossorigin="anonymous" integrity="${hashes[file]}" src="/${file}"></script>`,
    ),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Agent Portal needs JavaScript.</noscript>',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');

  const remoteOrigins = remoteNames.map((name) => origins[name]);
  return {
    html,
    registry,
    callbacks: composeCallbacks(root),
    security: {
      scriptHashes: [`'sha256-${createHash('sha256').update(colorModeScript).digest('base64')}'`],
      trustedTypes: ['portal-scripts'],
      scriptOrigins: remoteOrigins,
      connectOrigins: [
        new URL(config.api.baseUrl).origin,
        new URL(config.identityProvider.tokenEndpoint).origin,
      ],
    },
  };
}

/** Surfaces before the theme arrives, so that neither mode flashes. */
const firstPaintCss =
  'html{background:#F3F6F8}html.dark{background:#0A1217;color-scheme:dark}html.light{color-scheme:light}body{margin:0}';

function favicon(root: string): string {
  const svg = readFileSync(join(root, 'host/src/favicon.svg'), 'utf8');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The callback pages: static HTML with one script each. */
function composeCallbacks(root: string): Record<string, string> {
  const dist = join(root, 'host/dist/oidc');
  const { chunks }: Assets = readJson(join(dist, 'assets.json'));
  const hashes: Record<string, string> = readJson(join(dist, 'integrity.json'));
  return Object.fromEntries(
    ['login-callback', 'logout-callback'].map((page) => {
      const [file] = chunks[`host/src/callback/${page}.ts`] ?? [];
      if (!file) throw new Error(`${page} was not built`);
      const script = `<script defer crossorigin="anonymous" integrity="${hashes[file]}" src="/oidc/${file}"></script>`;
      const html = readFileSync(join(root, 'host/src/callback', `${page}.html`), 'utf8');
      return [page, html.replace('</head>', `${script}</head>`)];
    }),
  );
}
