import { noncePlaceholder } from '../page/nonce.ts';
import { headerTable } from './header-table.ts';
import { portsOf } from './listen.ts';
import { nginxConfig } from './nginx.ts';

const served = {
  origins: {
    host: 'https://portal.example',
    'mfe-auth': 'https://static.example',
    'mfe-client': 'https://static.example',
    'mfe-cart': 'https://cart.example:8443',
    'mfe-applications': 'https://static.example',
    'mfe-history': 'https://static.example',
  },
  policies: {
    policy: `default-src 'none'; style-src 'self' 'nonce-${noncePlaceholder}'`,
    callbackPolicy: "default-src 'none'; form-action https://id.example",
  },
};

const tableOf = ({ origins, policies }: typeof served) => headerTable(origins, policies);

/** Returns a server's configuration by its name. */
function serverOf(name: string, config = nginxConfig(tableOf(served))): string {
  const found = config.split(/^server /m).find((server) => server.includes(`server_name ${name};`));
  if (!found) throw new Error(`no server ${name}`);
  return found;
}

test('has one server for each origin, with the releases of its packages', () => {
  expect(nginxConfig(tableOf(served)).match(/^server \{/gm)).toHaveLength(3);
  const shared = serverOf('static.example');
  expect(shared).toContain('"^/mfe-auth/\\d+\\.\\d+\\.\\d+/"');
  expect(shared).toContain('"^/mfe-history/\\d+\\.\\d+\\.\\d+/"');
  expect(shared).not.toContain('^/mfe-cart/');
  expect(serverOf('portal.example')).toContain('"^/host/(?:files|\\d+\\.\\d+\\.\\d+)/"');
  expect(shared).not.toContain('index.html');
  expect(serverOf('cart.example')).toContain('listen 8443 ssl');
});

test('replaces every nonce placeholder in page and policy', () => {
  const host = serverOf('portal.example');
  const policy = `add_header Content-Security-Policy "default-src 'none'; style-src 'self' 'nonce-$request_id'" always;`;
  expect(host.split(policy)).toHaveLength(1 + 1);
  expect(host.replaceAll(`sub_filter '${noncePlaceholder}' '$request_id';`, '')).not.toContain(
    noncePlaceholder,
  );
});

test('[SGN-17] serves the callback pages, and no other page, with the policy that allows the logout form', () => {
  const locations = serverOf('portal.example').split(/^ {2}location /m);
  const withForm = locations.filter((text) => text.includes(served.policies.callbackPolicy));
  expect(withForm.map((text) => text.split(' {')[0])).toEqual([
    '= /oidc/login-callback',
    '= /oidc/logout-callback',
  ]);
});

test('serves the page for an address that cannot be decoded, on the host’s origin alone', () => {
  expect(serverOf('portal.example')).toMatch(/\n {2}error_page 400 =200 \/;\n/);
  expect(serverOf('static.example')).not.toContain('error_page 400');
});

test('lets pages use the camera, and no other device', () => {
  const host = serverOf('portal.example');
  expect(host.match(/Permissions-Policy "camera=\(self\), /g)).toHaveLength(3);
});

/** The regular expression by which nginx takes the dictionary from a request. */
const dictionaryExpression = new RegExp(
  /"~\*(.*)" \$portal_digest/.exec(nginxConfig(tableOf(served)))?.[1] ?? '',
  'i',
);
const digest = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=';

test.each([
  ['a dictionary', `|gzip, deflate, br, zstd, dcb, dcz :${digest}:`, digest],
  ['dcz alone', `|dcz :${digest}:`, digest],
  ['dcz with a weight', `|br, dcz;q=0.5, gzip :${digest}:`, digest],
  ['no dictionary', '|gzip, br, dcz ', undefined],
  ['a browser that cannot decode differences', `|gzip, br :${digest}:`, undefined],
  ['a further attempt', `attempt=1|gzip, br, dcz :${digest}:`, undefined],
  ['a hash that is a path', '|dcz :../../../../../../../../../../../../../etc/pass=:', undefined],
])('takes the dictionary of a request with %s', (_, request, expected) => {
  expect(dictionaryExpression.exec(request)?.groups?.portal_digest).toBe(expected);
});

test('names the addresses for which a released file is a dictionary', () => {
  const cart = serverOf('cart.example');
  expect(cart).toContain(`add_header Use-As-Dictionary 'match="/mfe-cart/*/$portal_file.*.$portal_type"';`);
  expect(cart.match(/Vary "Origin, Accept-Encoding, Available-Dictionary" always;/g)).toHaveLength(2);
});

test('sets Cross-Origin-Opener-Policy on all pages but the callback pages', () => {
  const host = serverOf('portal.example');
  expect(host.match(/Cross-Origin-Opener-Policy "same-origin-allow-popups"/g)).toHaveLength(1);
});

test('allows the portal’s origin to read remotes’ files; serves http without HSTS on loopback only', () => {
  expect(serverOf('cart.example')).toContain(
    'add_header Access-Control-Allow-Origin "https://portal.example" always;',
  );
  expect(serverOf('cart.example')).toContain(
    'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
  );
  const local = serverOf(
    'localhost',
    nginxConfig(tableOf({ ...served, origins: { ...served.origins, host: 'http://localhost:4200' } })),
  );
  expect(local).toContain('listen localhost:4200;');
  expect(local).not.toContain('Strict-Transport-Security');
});

test('encrypts with TLS 1.2 and 1.3 and with suites that have forward secrecy, on https alone', () => {
  for (const name of ['portal.example', 'static.example', 'cart.example']) {
    expect(serverOf(name)).toContain('  ssl_protocols TLSv1.2 TLSv1.3;\n');
    expect(serverOf(name)).toContain('  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;\n');
  }
  const local = { ...served.origins, host: 'http://localhost:4200' };
  expect(serverOf('localhost', nginxConfig(tableOf({ ...served, origins: local })))).not.toContain('ssl_');
});

test('nothing is sent without encryption where the origins are https', () => {
  expect(nginxConfig(tableOf(served)).match(/listen (?!.* ssl)[^;]*;/g)).toBeNull();
});

test('a file that is opened directly loads and runs nothing', () => {
  const policy = `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`;
  for (const name of ['portal.example', 'static.example', 'cart.example']) {
    const files = serverOf(name)
      .split('location ')
      .filter((each) => /^~ "\^\/|^@missing/.test(each));
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const each of files) {
      expect(each).toContain(policy);
      expect(each).toContain('add_header X-Content-Type-Options "nosniff" always;');
    }
  }
});

test('lists no folder and passes no request on', () => {
  expect(nginxConfig(tableOf(served))).not.toMatch(/autoindex|_pass /);
});

test.each(['$uri', `'a"; b`, 'a\nb', 'a\\'])(
  'refuses a policy with %j, which nginx cannot quote',
  (policy) => {
    const policies = { ...served.policies, policy };
    expect(() => nginxConfig(tableOf({ ...served, policies }))).toThrow('cannot stand in nginx');
  },
);

test('behind a proxy each server listens plainly on its port, answers /healthz, and keeps the headers of public origins', () => {
  const origins = { host: 'https://portal.example', remotes: 'https://static.example' };
  const table = headerTable(origins, served.policies);
  const config = nginxConfig(table, portsOf(origins, { host: 8080, remotes: 8081 }));
  expect(config.match(/^ {2}listen .*/gm)).toEqual([
    '  listen 8080;',
    '  listen [::]:8080;',
    '  listen 8081;',
    '  listen [::]:8081;',
  ]);
  expect(config).not.toContain('ssl');
  for (const name of ['portal.example', 'static.example']) {
    expect(serverOf(name, config)).toContain('location = /healthz {');
    expect(serverOf(name, config)).toContain('Strict-Transport-Security');
  }
  expect(nginxConfig(table)).not.toContain('healthz');
});
