import { registryOf } from '../release-fixtures.ts';
import { addressOf, setUpLoader, v2 } from './loader-harness.ts';
import { RemoteLoadError } from './slot-load.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[FED-03] fetches a release again for the same crash twice, then takes the code that it has', async () => {
  const { loader, open, requests } = setUpLoader();
  await open();
  for (const message of ['same', 'same', 'same', 'same', 'another']) {
    loader.forget(addressOf('cart'), new Error(message));
    await open();
  }
  const attempts = requests.filter((request) => request !== 'registry');
  expect(attempts).toEqual([
    'cart 2.0.0',
    'cart 2.0.0?1',
    'cart 2.0.0?2',
    'cart 2.0.0?2',
    'cart 2.0.0?2',
    'cart 2.0.0?3',
  ]);
});

test('[FED-03] a slot that always crashes at its first render is loaded three times at most', async () => {
  const { loader, requests } = setUpLoader({
    registry: registryOf({ 'mfe-cart': { current: v2, previous: [] } }),
  });
  for (let visit = 1; visit <= 5; visit++) {
    const load = loader.startLoad(addressOf('cart'));
    await load.loadNext();
    load.markCrashed(new Error('same'));
    const ended = expect(load.loadNext()).rejects.toBeInstanceOf(RemoteLoadError);
    await jest.runAllTimersAsync();
    await ended;
  }
  expect(new Set(requests.filter((request) => request !== 'registry'))).toEqual(
    new Set(['cart 2.0.0', 'cart 2.0.0?1', 'cart 2.0.0?2']),
  );
});
