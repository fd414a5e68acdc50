import { describeRegistryProblem, type Release } from '@portal/shared/federation';
import { hash, registryOf, releaseOf } from '../release-fixtures.ts';
import { bindRegistry } from './bind-registry.ts';
import { integrityMap } from './registry.ts';

const v1 = releaseOf('mfe-cart', '1.9.0');
const v2 = releaseOf('mfe-cart', '1.10.0');
const page = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
const otherHash = `sha384-${'B'.repeat(64)}`;

const bind = (current: Release, previous: readonly Release[] = []) =>
  bindRegistry(registryOf({ 'mfe-cart': { current, previous: [...previous] } }), {
    page,
    hashes: integrityMap(page),
  });

test.each([
  ['the same release', v2],
  ['a later release in the remote’s folder', releaseOf('mfe-cart', '1.11.0')],
  ['a rollback to the oldest release of the page', v1],
  ['a later release with other hashes', releaseOf('mfe-cart', '2.0.0', { integrity: { 'a.js': otherHash } })],
])('accepts %s', (_, current) => {
  const { registry, problems } = bind(current);
  expect(problems).toEqual([]);
  expect(registry.remotes['mfe-cart']?.current).toBe(current);
});

test.each([
  ['another remote’s folder', { base: 'http://localhost:4203/mfe-history/2.0.0/' }, 'folder'],
  ['another remote’s origin', { base: 'http://localhost:4206/mfe-cart/2.0.0/' }, 'folder'],
  ['a folder inside its own', { base: 'http://localhost:4203/mfe-cart/x/2.0.0/' }, 'folder'],
  [
    'its own folder, left by dots',
    { base: 'http://localhost:4203/mfe-cart/../mfe-history/2.0.0/' },
    'plain address',
  ],
  [
    'its own folder, left by an encoded slash',
    { base: 'http://localhost:4203/mfe-cart/..%2fmfe-history%2f2.0.0/' },
    'plain address',
  ],
  ['a query as its folder', { base: 'http://localhost:4203/mfe-cart/2.0.0/?2.0.0/' }, 'plain address'],
  ['an older version', { version: '1.8.9' }, 'older'],
  ['another hash for a known address', { base: v2.base, integrity: { '7.js': otherHash } }, 'another hash'],
])('[FED-01] refuses %s, keeps the page’s entry, and accepts the other remotes', (_, differences, why) => {
  const evil = releaseOf('mfe-cart', '2.0.0', differences);
  const later = releaseOf('mfe-history', '2.0.0');
  for (const entry of [
    { current: evil, previous: [] },
    { current: v2, previous: [evil] },
  ]) {
    const fresh = registryOf({ 'mfe-cart': entry, 'mfe-history': { current: later, previous: [] } });
    const { registry, problems } = bindRegistry(fresh, { page, hashes: integrityMap(page) });
    expect(problems.map(describeRegistryProblem)).toEqual([
      expect.stringMatching(new RegExp(`mfe-cart is refused, .*${why}`)),
    ]);
    expect(registry.remotes['mfe-cart']).toBe(page.remotes['mfe-cart']);
    expect(registry.remotes['mfe-history']?.current).toBe(later);
  }
});

test('[FED-01] refuses an entry whose files only a record names, which no page has vouched for', () => {
  const record = { path: 'https://evil.example/mfe-cart.json', integrity: 'sha256-x' };
  const fresh = registryOf({ 'mfe-cart': { current: v2, previous: [], record } });
  const { registry, problems } = bindRegistry(fresh, { page, hashes: integrityMap(page) });
  expect(problems.map(({ name }) => name)).toEqual(['mfe-cart']);
  expect(registry.remotes['mfe-cart']).toBe(page.remotes['mfe-cart']);
});

test('binds a fresh registry to the part of an entry that a large page has', () => {
  const withoutFiles = { slots: {}, integrity: {} };
  const part = {
    record: { path: '/host/files/records/mfe-cart.12345678.json', integrity: 'sha256-x' },
    current: { ...v2, ...withoutFiles },
    previous: [{ ...v1, ...withoutFiles }],
  };
  const large = registryOf({ 'mfe-cart': part });
  const bindTo = (current: Release) =>
    bindRegistry(registryOf({ 'mfe-cart': { current, previous: [v1] } }), { page: large, hashes: new Map() });
  const bound = bindTo(v2).registry.remotes['mfe-cart'];
  expect([bound?.current, bound?.record]).toEqual([v2, undefined]);
  for (const differences of [{ version: '1.8.9' }, { base: 'http://localhost:4203/mfe-history/2.0.0/' }])
    expect(bindTo(releaseOf('mfe-cart', '2.0.0', differences)).registry.remotes['mfe-cart']).toBe(
      large.remotes['mfe-cart'],
    );
});

test('keeps the hash of an address that a registry after the page’s has named first', () => {
  const later = releaseOf('mfe-cart', '2.0.0', { integrity: { 'a.js': otherHash } });
  const hashes = new Map([...integrityMap(page), [`${later.base}a.js`, hash]]);
  const { problems } = bindRegistry(registryOf({ 'mfe-cart': { current: later, previous: [] } }), {
    page,
    hashes,
  });
  expect(problems).toHaveLength(1);
});
