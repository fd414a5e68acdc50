import type { RemoteName } from '../../src/contract/index.ts';
import { loopbackHosts } from '../../src/foundation/loopback.ts';
import { siteFiles } from '../layout.ts';
import { noncePlaceholder } from '../page/nonce.ts';
import { defaultMediaType, type HeaderRow, type Headers, mediaTypes, remotePattern } from './header-table.ts';
import type { Ports } from './listen.ts';

/**
 * Returns the site's nginx servers, one for each origin of the table. nginx's `http` block includes them and sets
 * `$portal_site` to the site's folder (docs/operating.md), so that a site can be copied. nginx puts a new nonce (`$request_id`:
 * 128 random bits) into page and policy of each response. Throws when nginx cannot quote a value.
 * @param ports where nginx listens without TLS, behind a proxy that ends it; default: at the origins
 */
export function nginxConfig(table: readonly HeaderRow[], ports?: Ports): string {
  const servers = [...new Set(table.map(({ origin }) => origin))].map((origin) => {
    const rows = table.filter((row) => row.origin === origin);
    const missing = rows.filter(({ kind }) => kind === 'missing');
    const locations = [
      ...(ports ? missing.map(healthLocations) : []),
      ...rows.map(locationOf),
      ...missing.map(missingLocation),
    ];
    const url = new URL(origin);
    const listening = ports ? plainListening(url, ports.get(origin)) : publicListening(url);
    // nginx refuses a path that cannot be decoded before it looks for a location; for the portal it is an unknown one
    const undecodable = rows.some(({ kind }) => kind === 'page') ? '\n  error_page 400 =200 /;\n' : '';
    return `server {\n${listening}${serving}${undecodable}${locations.join('')}}\n`;
  });
  return `${heading}\n${dictionaryMap}\n${servers.join('\n')}`;
}

/** Whether a site's configuration serves a remote's releases. */
export const servesRemote = (config: string, name: RemoteName): boolean =>
  [name, remotePattern].some((folder) => config.includes(`"^/${folder}/`));

const heading =
  '# Written by the composition of the site, which rewrites it: change nothing here (docs/operating.md).\n';

/**
 * `$portal_dictionary`: hash of the dictionary that a browser offers; empty where it cannot decode a difference. Empty
 * with a query too, because a further attempt (`?attempt=1`) may follow a difference that was damaged.
 */
const dictionaryMap = `map "$args|$http_accept_encoding $http_available_dictionary" $portal_dictionary {
  default "";
  "~*^\\|(?:.*[ ,])?dcz(?:[;,][^:]*)? :(?<portal_digest>[A-Za-z0-9+/]{43}=):$" $portal_digest;
}
`;

/** A loopback origin listens on loopback only. Certificates are in the `http` block (docs/operating.md). */
function publicListening({ protocol, hostname, port }: URL): string {
  const isEncrypted = protocol === 'https:';
  const words = isEncrypted ? ' ssl http2' : '';
  const number = port || (protocol === 'https:' ? '443' : '80');
  const addresses = loopbackHosts.includes(hostname) ? [`${hostname}:${number}`] : [number, `[::]:${number}`];
  const listens = addresses.map((address) => `  listen ${address}${words};\n`).join('');
  return `${listens}  server_name ${hostname};\n${isEncrypted ? encryption : ''}`;
}

/** Throws when the settings name no port of the origin. */
function plainListening({ hostname, origin }: URL, port: number | undefined): string {
  if (port === undefined) throw new Error(`There is no port for ${origin}.`);
  return `  listen ${port};\n  listen [::]:${port};\n  server_name ${hostname};\n`;
}

/** Suites with forward secrecy and authenticated encryption, for every browser of today. nginx 1.22 alone allows TLS 1.0. */
const encryption = `  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
`;

const typesOf = (keep: (type: string) => boolean) =>
  Object.entries(mediaTypes)
    .filter(([, type]) => keep(type))
    .map(([ending, type]) => [ending, type.split(';')[0] ?? ''] as const);

// nginx always compresses `text/html` and names its charset
const textTypes = typesOf((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map(([, type]) => type)
  .join(' ');

/** Media types of released and composed files. Releases have compressed forms; composed files are compressed here. */
const serving = `  server_tokens off;
  sendfile on;
  default_type ${defaultMediaType};
  types {
${typesOf(() => true)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}  }
  charset utf-8;
  charset_types ${textTypes};
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${textTypes};
`;

/** Returns the location of a row, with what nginx does for its kind. */
function locationOf({ kind, path, file, headers }: HeaderRow): string {
  const match = typeof path === 'string' ? `= ${path}` : path.pattern === '^/' ? '/' : `~ "${path.pattern}"`;
  const sendReleased = ['root $portal_site;', 'try_files $uri =404;', 'error_page 404 @missing;'];
  const sendComposed = [`root $portal_site/${siteFiles.public};`];
  switch (kind) {
    case 'hashed':
      return location(match, [
        `set $portal_difference "/${siteFiles.differences}$uri/$portal_dictionary.$portal_type";`,
        'if (-f "$portal_site$portal_difference") { rewrite ^ $portal_difference last; }',
        // the table has the whole header
        'gzip_vary off;',
        ...sendReleased,
        ...fileHeaders(headers),
      ]);
    case 'difference':
      return location(match, [
        'internal;',
        'gzip off;',
        'gzip_static off;',
        'etag off;',
        ...sendReleased,
        ...fileHeaders(headers),
      ]);
    case 'released':
      // read by tools only, which need no compression
      return location(match, ['gzip off;', ...sendReleased, ...addHeaders(headers)]);
    case 'data':
      return location(match, [...sendComposed, 'error_page 404 @missing;', ...addHeaders(headers)]);
    case 'page':
      return location(match, [
        ...sendComposed,
        `try_files ${file?.slice(siteFiles.public.length)} =404;`,
        // each response has another nonce
        'etag off;',
        'if_modified_since off;',
        `sub_filter '${noncePlaceholder}' '$request_id';`,
        'sub_filter_once off;',
        ...addHeaders(headers),
      ]);
    case 'missing':
      return location(match, ['error_page 404 @missing;', 'return 404;']);
  }
}

/**
 * `/healthz`: 200 with the registry when this server can read page and registry, else 503. Requests are not logged: a
 * proxy asks every few seconds.
 */
const healthLocations = ({ headers }: HeaderRow): string =>
  [
    location('= /healthz', [
      'access_log off;',
      'log_not_found off;',
      'auth_request /healthz/page;',
      ...healthFile('registry.json'),
      'error_page 401 403 404 500 =503 @unhealthy;',
      ...addHeaders(headers),
    ]),
    location('= /healthz/page', ['internal;', 'log_not_found off;', ...healthFile('index.html')]),
    location('@unhealthy', [
      'access_log off;',
      'types { }',
      'default_type text/plain;',
      ...addHeaders(headers),
      'return 503 "page or registry cannot be read";',
    ]),
  ].join('');

const healthFile = (name: string) => [`root $portal_site/${siteFiles.public};`, `try_files /${name} =404;`];

/** What an origin answers for every file that it does not have. */
const missingLocation = ({ headers }: HeaderRow): string =>
  location('@missing', [
    'types { }',
    'default_type text/plain;',
    ...addHeaders(headers),
    'return 404 "Not found";',
  ]);

const location = (match: string, directives: readonly string[]): string =>
  `\n  location ${match} {\n${directives.map((directive) => `    ${directive}\n`).join('')}  }\n`;

/** `always`: on errors too. nginx does not inherit headers into a location that sets any, so each location sets all. */
const addHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Headers that an error must not have: it would be kept for ever, be a dictionary, or be decoded. */
const ofSuccess = new Set(['Cache-Control', 'Use-As-Dictionary', 'Content-Encoding']);

/** The headers of a file whose content never changes. */
const fileHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)}${ofSuccess.has(name) ? '' : ' always'};`,
  );

/** Quotes a value. nginx cannot escape a dollar sign, so only the nonce's variable and parts of the path have one. */
function quote(value: string): string {
  const withoutParts = value.replaceAll(/\$<\w+>/g, '');
  const mark = withoutParts.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(withoutParts) || withoutParts.includes(mark))
    throw new Error(`This cannot stand in nginx's configuration: ${value}`);
  const text = value.replaceAll(/\$<(\w+)>/g, '$$$1').replaceAll(noncePlaceholder, '$request_id');
  return mark + text + mark;
}
