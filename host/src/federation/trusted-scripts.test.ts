import { createTrustedScripts, provideIntegrity } from './trusted-scripts.ts';

const address = 'http://localhost:4203/mfe-cart/1.0.0/7.js';
const scripts = createTrustedScripts(new Map([[address, 'sha384-x']]));

test('a script carries integrity and asks across origins without credentials', () => {
  const script = scripts.script(`${address}?attempt=2`);
  expect(script.src).toBe(`${address}?attempt=2`);
  expect(script.integrity).toBe('sha384-x');
  expect(script.crossOrigin).toBe('anonymous');
});

test('a preload asks just as the script will', () => {
  const link = scripts.preload(address);
  expect([link.rel, link.as, link.crossOrigin, link.integrity, link.href]).toEqual([
    'preload',
    'script',
    'anonymous',
    'sha384-x',
    address,
  ]);
});

test.each([
  'http://localhost:4203/mfe-cart/1.0.0/8.js',
  'http://evil.example/7.js',
  'javascript:alert(1)',
  'data:,x',
])('refuses %s, which the registry does not name', (other) => {
  expect(() => scripts.script(other)).toThrow('no script of the registry');
  expect(() => scripts.preload(other)).toThrow('no script of the registry');
});

test('webpack’s chunk loaders find hashes by address without query', () => {
  provideIntegrity(new Map([[address, 'sha384-x']]));
  expect(window.__portalIntegrity?.(`${address}?attempt=1`)).toBe('sha384-x');
  expect(window.__portalIntegrity?.('http://localhost:4203/other.js')).toBeUndefined();
});
