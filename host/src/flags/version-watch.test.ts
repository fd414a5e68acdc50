import { createFlags } from './flags.ts';
import { isNewer, watchLatestVersion } from './version-watch.ts';

test.each([
  ['4.3.1', '4.3.0', true],
  ['4.10.0', '4.9.9', true],
  ['5', '4.3.0', true],
  ['4.3', '4.3.0', false],
  ['4.3.0', '4.3.0', false],
  ['0.0.1', '4.3.0', false],
  ['', '4.3.0', false],
  ['latest', '4.3.0', false],
  ['4.4.0-beta', '4.3.0', false],
  ['999999999999.0.0', '4.3.0', false],
])('[FLG-02] compares version %j with %j: newer is %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

test('[FLG-02] offers a newer version at start and on change, but not the running one', () => {
  const flags = createFlags();
  const offer = jest.fn();
  const watch = () =>
    watchLatestVersion({ flags, running: '4.3.0', offer, monitor: { log: () => undefined } });
  watch();
  flags.set('app-latest-version', '4.3.0');
  expect(offer).not.toHaveBeenCalled();
  flags.set('app-latest-version', '4.3.1');
  expect(offer).toHaveBeenCalledTimes(1);
  watch();
  expect(offer).toHaveBeenCalledTimes(2);
});
