/** @jest-environment node */

import { noncePlaceholder } from '../page/nonce.ts';
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
  policy: `default-src 'none'; style-src 'self' 'nonce-${noncePlaceholder}'`,
};

/** A server's text, by its name. */
function serverOf(name: string, config = nginxConfig(served)): string {
  const found = config.split(/^server /m).find((server) => server.includes(`server_name ${name};`));
  if (!found) throw new Error(`no server ${name}`);
  return found;
}

test('one server an origin, with the releases of the packages that it is the origin of', () => {
  expect(nginxConfig(served).match(/^server \{/gm)).toHaveLength(3);
  const shared = serverOf('static.example');
  expect(shared).toContain('"^/mfe-auth/\\d+\\.\\d+\\.\\d+/"');
  expect(shared).toContain('"^/mfe-history/\\d+\\.\\d+\\.\\d+/"');
  expect(shared).not.toContain('^/mfe-cart/');
  expect(shared).not.toContain('index.html');
  expect(serverOf('cart.example')).toContain('listen 8443 ssl');
});

test('page and policy get the nonce of the response, and nothing keeps the placeholder but what replaces it', () => {
  const host = serverOf('portal.example');
  const policy = `add_header Content-Security-Policy "default-src 'none'; style-src 'self' 'nonce-$request_id'" always;`;
  expect(host.split(policy)).toHaveLength(1 + 3);
  expect(host.replaceAll(`sub_filter '${noncePlaceholder}' '$request_id';`, '')).not.toContain(
    noncePlaceholder,
  );
});

test('only pages that nobody opens from a pop-up keep their window to themselves', () => {
  const host = serverOf('portal.example');
  expect(host.match(/Cross-Origin-Opener-Policy "same-origin-allow-popups"/g)).toHaveLength(1);
});

test('files of remotes are for the portal’s origin; plain http is for loopback alone, without a promise of https', () => {
  expect(serverOf('cart.example')).toContain(
    'add_header Access-Control-Allow-Origin "https://portal.example" always;',
  );
  expect(serverOf('cart.example')).toContain(
    'add_header Strict-Transport-Security "max-age=31536000" always;',
  );
  const local = serverOf(
    'localhost',
    nginxConfig({ ...served, origins: { ...served.origins, host: 'http://localhost:4200' } }),
  );
  expect(local).toContain('listen localhost:4200;');
  expect(local).not.toContain('Strict-Transport-Security');
});

test.each(['$uri', 'a"; b', 'a\nb', 'a\\'])(
  'refuses a policy with %j, which nginx would read as something else',
  (policy) => {
    expect(() => nginxConfig({ ...served, policy })).toThrow('cannot stand in nginx');
  },
);
