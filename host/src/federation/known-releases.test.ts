import { createKnownReleases } from './known-releases.ts';
import { provides, registryOf, releaseOf } from './test-releases.ts';

const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const registry = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });

test('tells what runs, and marks what runs in another’s place', () => {
  const releases = createKnownReleases(registry, provides);
  expect(releases.view('mfe-cart')).toEqual({ version: '2.0.0' });
  releases.runs('mfe-cart', v1);
  expect(releases.view('mfe-cart')).toEqual({ version: '1.0.0', insteadOf: '2.0.0' });
  releases.learn(registryOf({ 'mfe-cart': { current: v1, previous: [] } }));
  expect(releases.view('mfe-cart')).toEqual({ version: '1.0.0' });
});

test('of a remote that nobody has opened yet, tells what the gate lets through', () => {
  const refused = { ...v2, needs: { ...v2.needs, federation: '9.0.0' } };
  const before = registryOf({ 'mfe-cart': { current: refused, previous: [v1] } });
  expect(createKnownReleases(before, provides).view('mfe-cart')).toEqual({
    version: '1.0.0',
    insteadOf: '2.0.0',
  });
  const nothing = registryOf({ 'mfe-cart': { current: refused, previous: [] } });
  expect(createKnownReleases(nothing, provides).view('mfe-cart')).toEqual({ version: '2.0.0' });
});

test('[FED-08] what is fetched ahead is what runs or may run', () => {
  const refused = { ...v2, needs: { ...v2.needs, federation: '9.0.0' } };
  const releases = createKnownReleases(
    registryOf({ 'mfe-cart': { current: refused, previous: [v1] } }),
    provides,
  );
  expect(releases.likely('mfe-cart')).toBe(v1);
  const none = createKnownReleases(registryOf({ 'mfe-cart': { current: refused, previous: [] } }), provides);
  expect(none.likely('mfe-cart')).toBeUndefined();
});

test('tells whether a fresh registry names other releases', () => {
  const releases = createKnownReleases(registry, provides);
  expect(releases.differsFrom(registry)).toBe(false);
  expect(releases.differsFrom(registryOf({ 'mfe-cart': { current: v1, previous: [] } }))).toBe(true);
  expect(releases.differsFrom({ ...registry, host: '1.0.1' })).toBe(true);
});
