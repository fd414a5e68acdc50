import { describeRegistryProblem } from '@portal/shared/federation';
import { hash, registryOf, releaseOf } from '../release-fixtures.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { decodeRegistry, integrityMap } from './registry.ts';

const cartOf = (differences: object, previous: readonly object[] = []) => {
  const { remotes, ...rest } = registryOf();
  return {
    ...rest,
    remotes: {
      ...remotes,
      'mfe-cart': { current: { ...remotes['mfe-cart']?.current, ...differences }, previous },
    },
  };
};

test('[FED-01] decodes each remote’s address and the hashes of current and previous releases', () => {
  const { registry: decoded, problems } = decodeRegistry(cartOf({}, [releaseOf('mfe-cart', '0.9.0')]));
  expect(problems).toEqual([]);
  expect(decoded.remotes['mfe-cart']?.current.base).toBe('http://localhost:4203/mfe-cart/1.0.0/');
  expect(integrityMap(decoded).get('http://localhost:4203/mfe-cart/1.0.0/7.js')).toBe(hash);
  expect(integrityMap(decoded).get('http://localhost:4203/mfe-cart/0.9.0/7.js')).toBe(hash);
});

test('accepts members that a newer tool added', () => {
  expect(decodeRegistry({ ...cartOf({ signedBy: 'cart team' }), note: 'x' }).problems).toEqual([]);
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
  ['a weak hash', cartOf({ integrity: { 'remoteEntry.js': 'sha1-abc' } }), 'at current.integrity'],
  ['a file outside the folder', cartOf({ entry: '../remoteEntry.js' }), 'at current.entry'],
  ['no version', cartOf({ version: 'latest' }), 'at current.version'],
  [
    'a previous release with an unsafe address',
    cartOf({}, [releaseOf('mfe-cart', '0.9.0', { base: 'http://cdn.example/' })]),
    'is not https',
  ],
])('leaves out a remote with %s, and reports it', (_case, json, words) => {
  const { registry, problems: found } = decodeRegistry(json);
  const problems = found.map(describeRegistryProblem);
  expect(problems).toEqual([expect.stringMatching(/^registry\.json: mfe-cart is refused, /)]);
  expect(problems[0]).toContain(words);
  expect(Object.keys(registry.remotes)).toEqual(
    Object.keys(registryOf().remotes).filter((name) => name !== 'mfe-cart'),
  );
});

test('leaves out an entry whose name is not a remote’s, and one that declares what this host cannot read', () => {
  const { remotes, ...rest } = registryOf();
  const cart = { ...remotes['mfe-cart'], declares: { labels: {}, pages: [{ path: 'cart' }], fills: [] } };
  const decoded = decodeRegistry({
    ...rest,
    remotes: { ...remotes, 'mfe-cart': cart, 'mfe-2': remotes['mfe-cart'] },
  });
  expect(decoded.problems.map(describeRegistryProblem)).toEqual([
    expect.stringMatching(/mfe-cart is refused, .*declares\.pages/s),
    expect.stringContaining('mfe-2 is refused, no remote'),
  ]);
});

test('refuses another format', () => {
  expect(() => decodeRegistry({ ...registryOf(), format: 2 })).toThrow('not valid');
});

test('accepts files without hashes in a development build', () => {
  expect(decodeRegistry(cartOf({ integrity: {} }), { withoutIntegrity: true }).problems).toEqual([]);
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
