import { createTrustedScripts } from './trusted-scripts.ts';

const folder = 'http://localhost:4203/mfe-cart/1.0.0/';
const address = `${folder}7.js`;
const newScripts = () => createTrustedScripts(new Map([[address, 'sha384-x']]));

test('a script carries integrity and asks across origins without credentials', () => {
  const script = newScripts().script(address);
  expect(script.src).toBe(address);
  expect(script.integrity).toBe('sha384-x');
  expect(script.crossOrigin).toBe('anonymous');
});

test('a preload asks just as the script will', () => {
  const link = newScripts().preload(address);
  expect([link.rel, link.as, link.crossOrigin, link.integrity, link.href]).toEqual([
    'preload',
    'script',
    'anonymous',
    'sha384-x',
    address,
  ]);
});

test('[FED-03] what is retried is asked for under a new address, with the same integrity', () => {
  const scripts = newScripts();
  scripts.retry(folder, 2);
  expect(scripts.addressOf(address)).toBe(`${address}?attempt=2`);
  expect(scripts.integrityOf(address)).toBe('sha384-x');
  const script = scripts.script(`${address}?attempt=1`);
  expect([script.src, script.integrity]).toEqual([`${address}?attempt=2`, 'sha384-x']);
});

test.each([
  'http://localhost:4203/mfe-cart/1.0.0/8.js',
  'http://evil.example/7.js',
  'javascript:alert(1)',
  'data:,x',
])('refuses %s, which nobody vouches for', (other) => {
  const scripts = newScripts();
  expect(() => scripts.script(other)).toThrow('no script of the portal');
  expect(() => scripts.preload(other)).toThrow('no script of the portal');
  expect(() => scripts.addressOf(other)).toThrow('no script of the portal');
  expect(scripts.integrityOf(other)).toBeUndefined();
});

test('[FED-07] a trusted folder’s files run without a hash, and no other’s', () => {
  const scripts = newScripts();
  const own = 'http://localhost:8600/';
  scripts.trust(own);
  const script = scripts.script(`${own}remoteEntry.js`);
  expect([script.src, script.crossOrigin]).toEqual([`${own}remoteEntry.js`, 'anonymous']);
  expect(script.integrity).toBeFalsy();
  expect(scripts.addressOf(`${own}main.4f.hot-update.js`)).toBe(`${own}main.4f.hot-update.js`);
  expect(scripts.integrityOf(`${own}7.js`)).toBe('');
  expect(() => scripts.script('http://localhost:8601/remoteEntry.js')).toThrow('no script of the portal');
  expect(scripts.script(address).integrity).toBe('sha384-x');
});
