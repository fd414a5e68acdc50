import { createTrustedScripts } from './trusted-scripts.ts';

const folder = 'http://localhost:4203/mfe-cart/1.0.0/';
const address = `${folder}7.js`;
const newScripts = () => createTrustedScripts(new Map([[address, 'sha384-x']]));

test('creates a script with integrity and without credentials across origins', () => {
  const script = newScripts().createScript(address);
  expect(script.src).toBe(address);
  expect(script.integrity).toBe('sha384-x');
  expect(script.crossOrigin).toBe('anonymous');
});

test.each(['preload', 'prefetch'] as const)('creates a %s link with the attributes of the script', (rel) => {
  const link = newScripts().createLink(rel, address);
  expect([link.rel, link.as, link.crossOrigin, link.integrity, link.href]).toEqual([
    rel,
    'script',
    'anonymous',
    'sha384-x',
    address,
  ]);
});

test('[FED-03] gives a retried file a new address and the same integrity', () => {
  const scripts = newScripts();
  scripts.setAttempt(folder, 2);
  expect(scripts.addressOf(address)).toBe(`${address}?attempt=2`);
  expect(scripts.integrityOf(address)).toBe('sha384-x');
  const script = scripts.createScript(`${address}?attempt=1`);
  expect([script.src, script.integrity]).toEqual([`${address}?attempt=2`, 'sha384-x']);
});

test('[FED-03] gives a file whose preload failed a new address, and no other one', () => {
  const scripts = newScripts();
  const link = scripts.createLink('preload', address);
  expect(scripts.addressOf(address)).toBe(address);
  link.dispatchEvent(new Event('error'));
  expect(scripts.addressOf(address)).toBe(`${address}?attempt=1`);
  // a retry after it is not given the same address
  expect(scripts.addressOf(address, 1)).toBe(`${address}?attempt=2`);
});

test.each([
  'http://localhost:4203/mfe-cart/1.0.0/8.js',
  'http://evil.example/7.js',
  'javascript:alert(1)',
  'data:,x',
])('refuses %s, which has no known hash', (other) => {
  const scripts = newScripts();
  expect(() => scripts.createScript(other)).toThrow('not a script of the portal');
  expect(() => scripts.createLink('preload', other)).toThrow('not a script of the portal');
  expect(() => scripts.addressOf(other)).toThrow('not a script of the portal');
  expect(scripts.integrityOf(other)).toBeUndefined();
});

test('[FED-07] allows files without a hash only in a trusted folder', () => {
  const scripts = newScripts();
  const server = 'http://localhost:8600/';
  scripts.trustFolder(server);
  const script = scripts.createScript(`${server}remoteEntry.js`);
  expect([script.src, script.crossOrigin]).toEqual([`${server}remoteEntry.js`, 'anonymous']);
  expect(script.integrity).toBeFalsy();
  expect(scripts.addressOf(`${server}main.4f.hot-update.js`)).toBe(`${server}main.4f.hot-update.js`);
  expect(scripts.integrityOf(`${server}7.js`)).toBe('');
  expect(() => scripts.createScript('http://localhost:8601/remoteEntry.js')).toThrow(
    'not a script of the portal',
  );
  expect(scripts.createScript(address).integrity).toBe('sha384-x');
});
