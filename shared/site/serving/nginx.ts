import { loopbackHosts } from '../../src/loopback.ts';
import { type PackageName, type PortalOrigins, packageNames, siteFiles } from '../layout.ts';
import { noncePlaceholder } from '../page/nonce.ts';

/** What a site's nginx is told. */
interface Served {
  readonly origins: PortalOrigins;
  /** The pages' Content-Security-Policy, with the nonce's placeholder. */
  readonly policy: string;
}

/** Header → value. nginx sets them location by location: what stands further out does not count there. */
type Headers = Readonly<Record<string, string>>;

/**
 * The site's servers for nginx, one an origin: released files, the composed page for every route, the callback
 * pages; to be included in nginx's `http` block, which says in `$portal_site` where the site lies (docs/nginx.md), so
 * that a site may be copied as it is. At each response nginx puts a fresh nonce (`$request_id`: 128 random bits) into
 * page and policy. Throws when a value cannot stand in nginx's configuration.
 */
export function nginxConfig({ origins, policy }: Served): string {
  const servers = [...new Set(Object.values(origins))].map((origin) => {
    const names = packageNames.filter((name) => origins[name] === origin);
    const own = names.map((name) => releasedFiles(name, headersOf(name, origins)));
    const rest = names.includes('host') ? pages(policy, headersOf('host', origins)) : nothingElse(names[0]);
    return `server {\n${listening(new URL(origin))}${serving}${own.join('')}${rest}}\n`;
  });
  return `${heading}\n${servers.join('\n')}`;
}

const heading =
  '# Written by the composition of the site, which rewrites it: change nothing here (docs/nginx.md).\n';

/** Headers of a package's files. */
function headersOf(name: PackageName, origins: PortalOrigins): Headers {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // opened by itself a file may do nothing at all; a page's own policy replaces this
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(origins[name].startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
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

/** Loopback alone for a loopback origin; certificates stand in the `http` block (docs/nginx.md). */
function listening({ protocol, hostname, port }: URL): string {
  const words = protocol === 'https:' ? ' ssl http2' : '';
  const number = port || (protocol === 'https:' ? '443' : '80');
  const places = loopbackHosts.includes(hostname) ? [`${hostname}:${number}`] : [number, `[::]:${number}`];
  return `${places.map((place) => `  listen ${place}${words};\n`).join('')}  server_name ${hostname};\n`;
}

/** Types of all that releases and composition hold, and compression for what is text. */
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
  charset_types text/javascript text/css text/plain application/json;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/javascript text/css text/plain application/json image/svg+xml;
`;

const noCache = { 'Cache-Control': 'no-cache' };

/** Not `always`: a failure is not kept. */
const immutable = 'add_header Cache-Control "public, max-age=31536000, immutable";';

/** The files of a package's releases: for ever where the name holds a hash of the content. */
function releasedFiles(name: PackageName, headers: Headers): string {
  const release = `^/${name}/\\d+\\.\\d+\\.\\d+/`;
  const send = (headers: readonly string[]) => [
    'root $portal_site;',
    'try_files $uri =404;',
    `error_page 404 @no-${name};`,
    ...headers,
  ];
  return [
    location(`~ "${release}.+\\.[0-9a-f]{8,}\\.\\w+$"`, send([...added(headers), immutable])),
    location(`~ "${release}"`, send(added({ ...headers, ...noCache }))),
    location(`@no-${name}`, [
      'types { }',
      'default_type text/plain;',
      ...added({ ...headers, ...noCache }),
      'return 404 "Not found";',
    ]),
  ].join('');
}

/** The pages of the host's origin. */
function pages(policy: string, headers: Headers): string {
  const root = `root $portal_site/${siteFiles.public};`;
  const page = { ...headers, ...noCache, 'Content-Security-Policy': policy };
  const data = (name: string) =>
    location(`= /${name}`, [root, 'error_page 404 @no-host;', ...added({ ...headers, ...noCache })]);
  const sendPage = (file: string, sent: Headers) => [
    root,
    `try_files ${file} =404;`,
    // no two answers are the same
    'etag off;',
    'if_modified_since off;',
    `sub_filter '${noncePlaceholder}' '$request_id';`,
    'sub_filter_once off;',
    ...added(sent),
  ];
  return [
    data('registry.json'),
    data('config.json'),
    // no Cross-Origin-Opener-Policy here: it would cut the pop-up off from the window that opened it
    location('= /oidc/login-callback', sendPage('/oidc/login-callback.html', page)),
    location('= /oidc/logout-callback', sendPage('/oidc/logout-callback.html', page)),
    // a file that is not there is never the page
    location('~ "[^/]\\.[^/]*$"', ['error_page 404 @no-host;', 'return 404;']),
    location(
      '/',
      sendPage('/index.html', { ...page, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ),
  ].join('');
}

/** Of a remote's origin nothing is served but its releases. */
const nothingElse = (name: PackageName | undefined): string =>
  location('/', [`error_page 404 @no-${name};`, 'return 404;']);

const location = (match: string, directives: readonly string[]): string =>
  `\n  location ${match} {\n${directives.map((directive) => `    ${directive}\n`).join('')}  }\n`;

/** `always`: on errors too. */
const added = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** A value in quotes. nginx knows no way to write a dollar sign, so none is let through but the nonce's. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`This cannot stand in nginx's configuration: ${value}`);
  return `"${value.replaceAll(noncePlaceholder, '$request_id')}"`;
}
