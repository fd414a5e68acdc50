import type { RegistryEntry } from '@portal/shared/federation';
import fc from 'fast-check';
import { registryOf, releaseOf } from '../release-fixtures.ts';
import { chooseReleases, createCanaryNumber, isInShare } from './canary.ts';
import { decodeRegistry } from './registry.ts';

const v1 = releaseOf('mfe-notes', '1.1.0');
const v0 = releaseOf('mfe-notes', '1.0.0');
const v2 = releaseOf('mfe-notes', '1.2.0');
const declaring = (title: string) => ({
  labels: {},
  pages: [{ path: '/notes', slot: 'page', title }],
  fills: [],
});
const entry: RegistryEntry = { current: v1, previous: [v0], declares: declaring('Notes') };
const withCanary = (share: number): RegistryEntry => ({
  ...entry,
  canary: { release: v2, declares: declaring('All notes'), share },
});

/** A browser's storage. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** The registry as a browser reads it: `random` is what it draws. */
const readIn = (storage: ReturnType<typeof createStorage>, share: number, random?: () => number) =>
  decodeRegistry(
    { ...registryOf(), remotes: { ...registryOf().remotes, 'mfe-notes': withCanary(share) } },
    { canaryNumber: createCanaryNumber(() => storage, random) },
  ).registry.remotes['mfe-notes']?.current.version;

test('of 1,000 browsers 70 to 130 get a canary of 10%, each always the same', () => {
  // one sequence of draws: of other thousands a few in a thousand are outside
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const browsers = Array.from({ length: 1_000 }, createStorage);
  const first = browsers.map((storage) => readIn(storage, 10, random));
  const chosen = first.filter((version) => version === '1.2.0').length;
  expect(chosen).toBeGreaterThanOrEqual(70);
  expect(chosen).toBeLessThanOrEqual(130);
  expect(browsers.map((storage) => readIn(storage, 10, random))).toEqual(first);
});

const remote = fc.stringMatching(/^[a-z]{1,12}$/).map((word): `mfe-${string}` => `mfe-${word}`);
const number = fc.double({ min: 0, max: 100, maxExcluded: true, noNaN: true });
const share = fc.integer({ min: 1, max: 99 });

test('a larger share keeps every browser of a smaller one', () => {
  fc.assert(
    fc.property(remote, number, share, share, (name, drawn, one, other) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
      const isIn = (percent: number) => isInShare(name, '1.2.0', percent, drawn);
      expect(isIn(smaller) && !isIn(larger)).toBe(false);
    }),
  );
});

/** A hundred thousand browsers, by the numbers that they have drawn. */
const browsers = Array.from({ length: 100_000 }, (_, at) => ((at * 0.618_033_988_75) % 1) * 100);
const groupOf = ([name, version]: readonly [`mfe-${string}`, string], percent: number) =>
  new Set(browsers.filter((each) => isInShare(name, version, percent, each)));

test.each([1, 10, 50, 99])('of many browsers a share of %i percent has as many as it says', (percent) => {
  for (const name of ['mfe-cart', 'mfe-notes'] as const)
    expect(groupOf([name, '1.2.0'], percent).size / browsers.length).toBeCloseTo(percent / 100, 2);
});

test.each([
  ['of two remotes', ['mfe-cart', '1.2.0'], ['mfe-client', '1.2.0']],
  ['of two remotes with similar names', ['mfe-noted', '1.2.0'], ['mfe-notes', '1.2.0']],
  ['of two releases', ['mfe-notes', '1.2.0'], ['mfe-notes', '1.2.1']],
  ['of two releases, the second with one more digit', ['mfe-notes', '1.9.0'], ['mfe-notes', '1.10.0']],
] as const)('groups of 10%% are independent: %s', (_, one, other) => {
  const first = groupOf(one, 10);
  const inBoth = [...groupOf(other, 10)].filter((each) => first.has(each)).length;
  // one in ten of ten percent
  expect(inBoth / browsers.length).toBeGreaterThan(0.008);
  expect(inBoth / browsers.length).toBeLessThan(0.012);
});

const withEntry = (notes: RegistryEntry) => {
  const registry = registryOf();
  return { ...registry, remotes: { ...registry.remotes, 'mfe-notes': notes } };
};

test.each<[string, RegistryEntry, number | undefined, RegistryEntry]>([
  [
    'gets it, with what it declares and the release of the others to fall back to',
    withCanary(99.9),
    0,
    { ...withCanary(99.9), current: v2, previous: [v1, v0], declares: declaring('All notes') },
  ],
  ['is outside the share', withCanary(0), 0, entry],
  ['keeps nothing', withCanary(99.9), undefined, entry],
  ['has no canary to choose', entry, 0, entry],
])('a browser that %s', (_, notes, drawn, expected) => {
  const { remotes } = chooseReleases(withEntry(notes), () => drawn);
  expect(remotes).toEqual(withEntry(expected).remotes);
});

test('draws no number without a canary, and a browser that can keep none gets none', () => {
  const random = jest.fn(() => 0.5);
  const blocked = createCanaryNumber(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, random);
  chooseReleases(withEntry(entry), blocked);
  expect(random).not.toHaveBeenCalled();
  expect(blocked()).toBeUndefined();
});

test('a canary without a hash for one of its files leaves the remote out', () => {
  const unsafe = { ...withCanary(10), canary: { release: { ...v2, integrity: {} }, share: 10 } };
  expect(decodeRegistry(withEntry(unsafe)).problems).toEqual([
    expect.objectContaining({ name: 'mfe-notes', why: expect.stringContaining('without its integrity') }),
  ]);
});
