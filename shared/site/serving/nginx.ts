import { contentFolder } from '../../build/assets/content-folder.ts';
import { isRemoteName, type RemoteName } from '../../src/contract/index.ts';
import { loopbackHosts } from '../../src/foundation/loopback.ts';
import type { ComposedPages } from '../compose.ts';
import { type PortalOrigins, remoteOrigins, siteFiles } from '../layout.ts';
import { noncePlaceholder } from '../page/nonce.ts';
import { permissionsPolicy } from './policy.ts';

/** Content-Security-Policies of the page, with the nonce's placeholder, and of the callback pages. */
type Policies = Pick<ComposedPages, 'policy' | 'callbackPolicy' | 'capture'>;

/** Values in a site's nginx configuration. */
interface NginxOptions {
  readonly origins: PortalOrigins;
  readonly policies: Policies;
}

/** Header → value. nginx does not inherit headers into a location that sets any, so each location sets all. */
type Headers = Readonly<Record<string, string>>;

/**
 * Returns the site's nginx servers, one for each origin: released files, the composed page for every route, and the
 * callback pages. nginx's `http` block includes them and sets `$portal_site` to the site's folder (docs/nginx.md), so
 * that a site can be copied. nginx puts a new nonce (`$request_id`: 128 random bits) into page and policy of each
 * response. Throws when nginx cannot quote a value.
 */
export function nginxConfig({ origins, policies }: NginxOptions): string {
  const servers = [...new Set([origins.host, ...remoteOrigins(origins)])].map((origin) => {
    const served = packagesAt(origins, origin);
    const own = served.map((each) => releasedFiles(each, headersOf(each, origins)));
    const otherPaths =
      origin === origins.host ? pages(policies, headersOf('host', origins)) : notFound(served[0]);
    return `server {\n${listening(new URL(origin))}${serving}${own.join('')}${otherPaths}}\n`;
  });
  return `${heading}\n${dictionaryMap}\n${servers.join('\n')}`;
}

/** Packages that one location serves. `remotes`: every remote that the settings do not name, also one that is yet to come. */
type Served = 'host' | 'remotes' | RemoteName;

/** Returns what an origin serves. */
function packagesAt(origins: PortalOrigins, origin: string): readonly Served[] {
  if (origins.remotes === origin) return origins.host === origin ? ['host', 'remotes'] : ['remotes'];
  return Object.keys(origins).flatMap((name) =>
    name === 'host' || isRemoteName(name) ? (origins[name] === origin ? [name] : []) : [],
  );
}

/** Whether a site's configuration serves a remote's releases. */
export const servesRemote = (config: string, name: RemoteName): boolean =>
  [name, remotePattern].some((folder) => config.includes(`"^/${folder}/`));

/** Whether a site's configuration, which older tools may have written, serves the host's content-addressed files. */
export const servesContentFiles = (config: string): boolean => config.includes(`^/host/(?:${contentFolder}|`);

const heading =
  '# Written by the composition of the site, which rewrites it: change nothing here (docs/nginx.md).\n';

/**
 * `$portal_dictionary`: hash of the dictionary that a browser offers; empty where it cannot decode a difference. Empty
 * with a query too, because a further attempt (`?attempt=1`) may follow a difference that was damaged.
 */
const dictionaryMap = `map "$args|$http_accept_encoding $http_available_dictionary" $portal_dictionary {
  default "";
  "~*^\\|(?:.*[ ,])?dcz(?:[;,][^:]*)? :(?<portal_digest>[A-Za-z0-9+/]{43}=):$" $portal_digest;
}
`;

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

/** A loopback origin listens on loopback only. Certificates are in the `http` block (docs/nginx.md). */
function listening({ protocol, hostname, port }: URL): string {
  const isEncrypted = protocol === 'https:';
  const words = isEncrypted ? ' ssl http2' : '';
  const number = port || (protocol === 'https:' ? '443' : '80');
  const addresses = loopbackHosts.includes(hostname) ? [`${hostname}:${number}`] : [number, `[::]:${number}`];
  const listens = addresses.map((address) => `  listen ${address}${words};\n`).join('');
  return `${listens}  server_name ${hostname};\n${isEncrypted ? encryption : ''}`;
}

/** Suites with forward secrecy and authenticated encryption, for every browser of today. nginx 1.22 alone allows TLS 1.0. */
const encryption = `  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
`;

/** Media types of released and composed files. Releases have compressed forms; composed files are compressed here. */
const serving = `  server_tokens off;
  sendfile on;
  default_type application/octet-stream;
  types {
    text/html html;
    text/javascript js;
    text/css css;
    text/plain txt;
    application/json json;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/javascript text/css text/plain application/json image/svg+xml;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/javascript text/css text/plain application/json image/svg+xml;
`;

const noCache = { 'Cache-Control': 'no-cache' };

/** A remote's folder, in a regular expression. */
const remotePattern = '(?<portal_remote>mfe-[a-z]+(?:-[a-z]+)*)';

/** Without `always`, so that error responses are not cached. */
const immutable = 'add_header Cache-Control "public, max-age=31536000, immutable";';

/**
 * A package's released files; those with a content hash in their name are cached for ever. Those of the host lie in a
 * folder that its releases have in common, and in the releases' folders of hosts that were built before it.
 */
function releasedFiles(name: Served, headers: Headers): string {
  const version = '\\d+\\.\\d+\\.\\d+';
  const [match, folder] = name === 'remotes' ? [remotePattern, '$portal_remote'] : [name, name];
  const release = `^/${match}/${name === 'host' ? `(?:${contentFolder}|${version})` : version}/`;
  const hashedName = '(?<portal_file>.+)\\.[0-9a-f]{8,}\\.(?<portal_type>\\w+)';
  const send = (headers: readonly string[]) => [
    'root $portal_site;',
    'try_files $uri =404;',
    `error_page 404 @no-${name};`,
    ...headers,
  ];
  const varying = (...names: readonly string[]) =>
    addHeaders({ ...headers, Vary: [headers.Vary, ...names].filter(Boolean).join(', ') });
  const dictionary = `add_header Use-As-Dictionary 'match="/${folder}/*/$portal_file.*.$portal_type"';`;
  return [
    location(`~ "${release}${hashedName}$"`, [
      `set $portal_difference "/${siteFiles.differences}$uri/$portal_dictionary.$portal_type";`,
      'if (-f "$portal_site$portal_difference") { rewrite ^ $portal_difference last; }',
      ...send([...varying('Available-Dictionary'), immutable, dictionary]),
    ]),
    location(`~ "^/${siteFiles.differences}${release.slice(1)}${hashedName}/"`, [
      'internal;',
      'gzip off;',
      'gzip_static off;',
      'etag off;',
      ...send([...varying('Accept-Encoding', 'Available-Dictionary'), immutable, dictionary]),
      'add_header Content-Encoding dcz;',
    ]),
    // read by tools only, which need no compression
    location(`~ "${release}"`, ['gzip off;', ...send(addHeaders({ ...headers, ...noCache }))]),
    location(`@no-${name}`, [
      'types { }',
      'default_type text/plain;',
      ...addHeaders({ ...headers, ...noCache }),
      'return 404 "Not found";',
    ]),
  ].join('');
}

/** The pages of the host's origin. */
function pages({ policy, callbackPolicy, capture }: Policies, headers: Headers): string {
  const root = `root $portal_site/${siteFiles.public};`;
  const page = {
    ...headers,
    ...noCache,
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissionsPolicy,
  };
  const callback = { ...page, 'Content-Security-Policy': callbackPolicy };
  const data = (name: string) =>
    location(`= /${name}`, [root, 'error_page 404 @no-host;', ...addHeaders({ ...headers, ...noCache })]);
  const sendPage = (file: string, pageHeaders: Headers) => [
    root,
    `try_files ${file} =404;`,
    // each response has another nonce
    'etag off;',
    'if_modified_since off;',
    `sub_filter '${noncePlaceholder}' '$request_id';`,
    'sub_filter_once off;',
    ...addHeaders(pageHeaders),
  ];
  return [
    // nginx refuses a path that cannot be decoded before it looks for a location; for the portal it is an unknown one
    '\n  error_page 400 =200 /;\n',
    data('registry.json'),
    data('config.json'),
    // no Cross-Origin-Opener-Policy: the page must see whether the pop-up is closed
    location('= /oidc/login-callback', sendPage('/oidc/login-callback.html', callback)),
    location('= /oidc/logout-callback', sendPage('/oidc/logout-callback.html', callback)),
    ...(capture
      ? [
          location(
            '= /capture',
            sendPage('/capture/index.html', {
              ...page,
              'Content-Security-Policy': capture.policy,
              'Cross-Origin-Opener-Policy': 'same-origin',
            }),
          ),
        ]
      : []),
    // a missing file gets 404, not the page
    location('~ "[^/]\\.[^/]*$"', ['error_page 404 @no-host;', 'return 404;']),
    location(
      '/',
      sendPage('/index.html', { ...page, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ),
  ].join('');
}

/** A remote's origin serves nothing but its releases. */
const notFound = (name: Served | undefined): string =>
  location('/', [`error_page 404 @no-${name};`, 'return 404;']);

const location = (match: string, directives: readonly string[]): string =>
  `\n  location ${match} {\n${directives.map((directive) => `    ${directive}\n`).join('')}  }\n`;

/** `always`: on errors too. */
const addHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Quotes a value. nginx cannot escape a dollar sign, so only the nonce's variable has one. */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`This cannot stand in nginx's configuration: ${value}`);
  return `"${value.replaceAll(noncePlaceholder, '$request_id')}"`;
}
