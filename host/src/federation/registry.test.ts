import { remoteNames } from '@portal/shared/contract';
import { decodeRegistry, integrityMap, scriptOrigins } from './registry.ts';

const hash = `sha384-${'A'.repeat(64)}`;

function registry(change: (release: Record<string, unknown>) => Record<string, unknown> = (same) => same) {
  return {
    remotes: Object.fromEntries(
      remoteNames.map((name, index) => {
        const folder = `http://localhost:${4201 + index}/${name}/1.0.0`;
        const release = {
          version: '1.0.0',
          entry: `${folder}/remoteEntry.js`,
          contract: '1.0.0',
          container: name.replace('-', '_'),
          slots: { cart: [`${folder}/7.js`] },
          integrity: { [`${folder}/remoteEntry.js`]: hash, [`${folder}/7.js`]: hash },
        };
        return [name, { current: name === 'mfe-cart' ? change(release) : release }];
      }),
    ),
  };
}

test('[FED-01] says where each remote runs', () => {
  const decoded = decodeRegistry(registry());
  expect(decoded.remotes['mfe-cart'].current.entry).toBe(
    'http://localhost:4203/mfe-cart/1.0.0/remoteEntry.js',
  );
  expect(scriptOrigins(decoded).size).toBe(5);
  expect(integrityMap(decoded).get('http://localhost:4203/mfe-cart/1.0.0/7.js')).toBe(hash);
});

test.each([
  [
    'an address without integrity',
    (release: object) => ({ ...release, integrity: {} }),
    'without its integrity',
  ],
  [
    'plain http away from loopback',
    (release: object) => ({
      ...release,
      entry: 'http://cdn.example/remoteEntry.js',
      integrity: { 'http://cdn.example/remoteEntry.js': hash },
    }),
    'is not https',
  ],
  ['a weak hash', (release: object) => ({ ...release, integrity: { x: 'sha1-abc' } }), 'not valid'],
  ['an unknown key', (release: object) => ({ ...release, run: 'alert(1)' }), 'not valid'],
  ['no version', (release: object) => ({ ...release, version: 'latest' }), 'not valid'],
])('refuses %s', (_case, change, words) => {
  expect(() => decodeRegistry(registry(change))).toThrow(words);
});

test('refuses a registry that lacks a remote', () => {
  const { remotes } = registry();
  const { 'mfe-cart': _missing, ...others } = remotes;
  expect(() => decodeRegistry({ remotes: others })).toThrow('not valid');
});
