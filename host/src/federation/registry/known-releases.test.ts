import { provides, registryOf, releaseOf } from '../release-fixtures.ts';
import { createKnownReleases } from './known-releases.ts';

const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const registry = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });

test('names the current release that a running previous release replaces', () => {
  const releases = createKnownReleases(registry, provides);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '2.0.0' });
  releases.setRunning('mfe-cart', v1);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0', insteadOf: '2.0.0' });
  releases.setRunning('mfe-cart', v1, ['unreachable', 'unreachable', 'crashed']);
  expect(releases.runningVersion('mfe-cart')).toEqual({
    version: '1.0.0',
    insteadOf: '2.0.0',
    fallback: 'unreachable, crashed',
  });
  releases.update(registryOf({ 'mfe-cart': { current: v1, previous: [] } }));
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0' });
});

test('names the release that passes the gate before the remote is loaded', () => {
  const refused = { ...v2, needs: { ...v2.needs, federation: '9.0.0' } };
  const withPrevious = registryOf({ 'mfe-cart': { current: refused, previous: [v1] } });
  expect(createKnownReleases(withPrevious, provides).runningVersion('mfe-cart')).toEqual({
    version: '1.0.0',
    insteadOf: '2.0.0',
    fallback: 'refused',
  });
  const withoutPrevious = registryOf({ 'mfe-cart': { current: refused, previous: [] } });
  expect(createKnownReleases(withoutPrevious, provides).runningVersion('mfe-cart')).toEqual({
    version: '2.0.0',
  });
});

test('[FED-08] expects no release that the gate refuses', () => {
  const refused = { ...v2, needs: { ...v2.needs, federation: '9.0.0' } };
  const releases = createKnownReleases(
    registryOf({ 'mfe-cart': { current: refused, previous: [v1] } }),
    provides,
  );
  expect(releases.expectedRelease('mfe-cart')).toBe(v1);
  const none = createKnownReleases(registryOf({ 'mfe-cart': { current: refused, previous: [] } }), provides);
  expect(none.expectedRelease('mfe-cart')).toBeUndefined();
});
