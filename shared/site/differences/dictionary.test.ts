import { dictionaryPattern } from './dictionary.ts';

test.each([
  ['/host/1.2.0/main.1a2b3c4d.js', '/host/*/main.*.js'],
  ['/host/files/main.1a2b3c4d.js', '/host/*/main.*.js'],
  ['/host/1.2.0/oidc/login-callback.1a2b3c4d.js', '/host/*/oidc/login-callback.*.js'],
  ['/host/1.2.0/inter.1a2b3c4d.woff2', '/host/*/inter.*.woff2'],
  ['/mfe-cart/1.2.0/transaction.units.1a2b3c4d.js', '/mfe-cart/*/transaction.units.*.js'],
  ['/mfe-cart/1.2.0/mf-manifest.json', undefined],
  ['/mfe-cart/1.2.0/main.1a2b3c4d.js.br', undefined],
  ['/registry.json', undefined],
])('the file at %s is a dictionary for %s', (path, pattern) => {
  expect(dictionaryPattern(path)).toBe(pattern);
});
