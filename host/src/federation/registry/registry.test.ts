import { hash, registryOf, releaseOf } from '../release-fixtures.ts';
import { decodeRegistry, fetchRegistry, integrityMap } from './registry.ts';

const cartOf = (differences: object, previous: readonly object[] = []) => {
  const { remotes, ...rest } = registryOf();
  return {
    ...rest,
    remotes: {
      ...remotes,
      'mfe-cart': { current: { ...remotes['mfe-cart'].current, ...differences }, previous },
    },
  };
};

test('[FED-01] decodes each remote’s address and the hashes of current and previous releases', () => {
  const decoded = decodeRegistry(cartOf({}, [releaseOf('mfe-cart', '0.9.0')]));
  expect(decoded.remotes['mfe-cart'].current.base).toBe('http://localhost:4203/mfe-cart/1.0.0/');
  expect(integrityMap(decoded).get('http://localhost:4203/mfe-cart/1.0.0/7.js')).toBe(hash);
  expect(integrityMap(decoded).get('http://localhost:4203/mfe-cart/0.9.0/7.js')).toBe(hash);
});

test('accepts members that a newer tool added', () => {
  expect(() => decodeRegistry({ ...cartOf({ signedBy: 'cart team' }), note: 'x' })).not.toThrow();
});

test.each([
  ['a file without integrity', cartOf({ integrity: {} }), 'without its integrity'],
  [
    'a slot’s file without integrity',
    cartOf({ slots: { cart: ['8.js'] } }),
    'names 8.js without its integrity',
  ],
  ['plain http away from loopback', cartOf({ base: 'http://cdn.example/1.0.0/' }), 'is not https'],
  ['a script address that is not http', cartOf({ base: 'javascript:alert(1)/' }), 'is not https'],
  ['a base without a slash at its end', cartOf({ base: 'https://cdn.example/1.0.0' }), 'no slash'],
  ['a weak hash', cartOf({ integrity: { 'remoteEntry.js': 'sha1-abc' } }), 'not valid'],
  ['a file outside the folder', cartOf({ entry: '../remoteEntry.js' }), 'not valid'],
  ['no version', cartOf({ version: 'latest' }), 'not valid'],
  [
    'a previous release with an unsafe address',
    cartOf({}, [releaseOf('mfe-cart', '0.9.0', { base: 'http://cdn.example/' })]),
    'is not https',
  ],
  ['another format', { ...registryOf(), format: 2 }, 'not valid'],
  ['a registry without one of the remotes', { ...registryOf(), remotes: {} }, 'not valid'],
])('refuses %s', (_case, registry, words) => {
  expect(() => decodeRegistry(registry)).toThrow(words);
});

test('accepts files without hashes in a development build', () => {
  expect(() => decodeRegistry(cartOf({ integrity: {} }), { withoutIntegrity: true })).not.toThrow();
});

test('[FED-03] gives up a registry that does not arrive in time', async () => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
  const failed = jest.fn();
  fetchRegistry(10_000, {}).catch(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  jest.restoreAllMocks();
  jest.useRealTimers();
});
