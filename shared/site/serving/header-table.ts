import { contentFolder } from '../../build/assets/content-folder.ts';
import { isRemoteName, type RemoteName } from '../../src/contract/index.ts';
import type { ComposedPages } from '../compose.ts';
import { type PortalOrigins, remoteOrigins, siteFiles } from '../layout.ts';
import { permissionsPolicy } from './policy.ts';

/** Content-Security-Policies of the page, with the nonce's placeholder, and of the callback pages. */
export type Policies = Pick<ComposedPages, 'policy' | 'callbackPolicy' | 'capture'>;

/** Header → value. */
export type Headers = Readonly<Record<string, string>>;

/** Packages that one row is about. `remotes`: every remote that the settings do not name, also one that is yet to come. */
type Served = 'host' | 'remotes' | RemoteName;

/** How the answers of some paths are sent. */
export interface HeaderRow {
  readonly origin: string;
  /**
   * - `hashed`: a released file with a hash of its content in its name; `released`: another file of a release
   * - `difference`: the content of a hashed file for a browser that has its dictionary; the path is internal to the server
   * - `data`, `page`: a composed file; a page has the nonce’s placeholder, also in its headers
   * - `missing`: no file, status 404
   */
  readonly kind: 'hashed' | 'difference' | 'released' | 'data' | 'page' | 'missing';
  /** The path, or a regular expression of paths. Of an origin’s rows the first that matches counts. */
  readonly path: string | { readonly pattern: string };
  /** The file in the site, where the path does not say it. */
  readonly file?: string;
  /** `$<name>` in a value is the part of the path that the pattern names. */
  readonly headers: Headers;
}

/** Media types of released and composed files, by the ending of their names. */
export const mediaTypes: Headers = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** Media type of every other file. */
export const defaultMediaType = 'application/octet-stream';

/**
 * Returns the headers of every answer of a site's origins. nginx's configuration and the metadata of a mirror's objects are
 * written from it, and it is in the site as `public/headers.json`, for a server of another kind (docs/configuration.md).
 */
export function headerTable(origins: PortalOrigins, policies: Policies): readonly HeaderRow[] {
  return [...new Set([origins.host, ...remoteOrigins(origins)])].flatMap((origin) => {
    const served = packagesAt(origins, origin);
    const others = origin === origins.host ? pages(policies, origins) : notFound(served[0], origins);
    return [...served.flatMap((name) => releasedFiles(name, headersOf(name, origins))), ...others].map(
      (row) => ({ origin, ...row }),
    );
  });
}

type Row = Omit<HeaderRow, 'origin'>;

/** Returns what an origin serves. */
function packagesAt(origins: PortalOrigins, origin: string): readonly Served[] {
  if (origins.remotes === origin) return origins.host === origin ? ['host', 'remotes'] : ['remotes'];
  return Object.keys(origins).flatMap((name) =>
    name === 'host' || isRemoteName(name) ? (origins[name] === origin ? [name] : []) : [],
  );
}

/** Headers of a package's files. */
function headersOf(name: Served, origins: PortalOrigins): Headers {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // for a file that is opened directly; a page's policy replaces this
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(origins.host.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  if (name === 'host') return { ...common, 'Cross-Origin-Resource-Policy': 'same-origin' };
  return {
    ...common,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': origins.host,
    'Timing-Allow-Origin': origins.host,
    Vary: 'Origin',
  };
}

const noCache = { 'Cache-Control': 'no-cache' };

/** A remote's folder, in a regular expression. */
export const remotePattern = '(?<portal_remote>mfe-[a-z]+(?:-[a-z]+)*)';

/** Folders of the host's files, in a regular expression: those that its releases have in common, and each release's. */
const hostFolders = `(?:${contentFolder}|\\d+\\.\\d+\\.\\d+)`;

/** A package's released files; those with a content hash in their name are cached for ever. */
function releasedFiles(name: Served, headers: Headers): readonly Row[] {
  const [match, folder] = name === 'remotes' ? [remotePattern, '$<portal_remote>'] : [name, name];
  const release = `${match}/${name === 'host' ? hostFolders : '\\d+\\.\\d+\\.\\d+'}/`;
  const hashedName = '(?<portal_file>.+)\\.[0-9a-f]{8,}\\.(?<portal_type>\\w+)';
  const hashed = {
    ...headers,
    Vary: [headers.Vary, 'Accept-Encoding', 'Available-Dictionary'].filter(Boolean).join(', '),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Use-As-Dictionary': `match="/${folder}/*/$<portal_file>.*.$<portal_type>"`,
  };
  return [
    { kind: 'hashed', path: { pattern: `^/${release}${hashedName}$` }, headers: hashed },
    {
      kind: 'difference',
      path: { pattern: `^/${siteFiles.differences}/${release}${hashedName}/` },
      headers: { ...hashed, 'Content-Encoding': 'dcz' },
    },
    { kind: 'released', path: { pattern: `^/${release}` }, headers: { ...headers, ...noCache } },
  ];
}

/** The pages of the host's origin. */
function pages({ policy, callbackPolicy, capture }: Policies, origins: PortalOrigins): readonly Row[] {
  const headers = { ...headersOf('host', origins), ...noCache };
  const page = (path: Row['path'], file: string, own: Headers): Row => ({
    kind: 'page',
    path,
    file: `${siteFiles.public}/${file}`,
    headers: { ...headers, 'Permissions-Policy': permissionsPolicy, ...own },
  });
  const data = (name: string): Row => ({
    kind: 'data',
    path: `/${name}`,
    file: `${siteFiles.public}/${name}`,
    headers,
  });
  // no Cross-Origin-Opener-Policy: the page must see whether the pop-up is closed
  const callback = { 'Content-Security-Policy': callbackPolicy };
  return [
    data('registry.json'),
    data('config.json'),
    page('/oidc/login-callback', 'oidc/login-callback.html', callback),
    page('/oidc/logout-callback', 'oidc/logout-callback.html', callback),
    ...(capture
      ? [
          page('/capture', 'capture/index.html', {
            'Content-Security-Policy': capture.policy,
            'Cross-Origin-Opener-Policy': 'same-origin',
          }),
        ]
      : []),
    // a missing file gets 404, not the page
    { kind: 'missing', path: { pattern: '[^/]\\.[^/]*$' }, headers },
    page({ pattern: '^/' }, 'index.html', {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    }),
  ];
}

/** A remote's origin serves nothing but its releases. */
const notFound = (name: Served | undefined, origins: PortalOrigins): readonly Row[] => [
  {
    kind: 'missing',
    path: { pattern: '^/' },
    headers: { ...headersOf(name ?? 'remotes', origins), ...noCache },
  },
];
