import { createLastGood } from './last-good.ts';

const memoryStorage = (start?: string) => {
  let stored: string | null = start ?? null;
  return {
    storage: {
      getItem: () => stored,
      setItem: (_key: string, value: string) => {
        stored = value;
      },
    },
    stored: () => stored,
  };
};

test('[FED-04] stores only the version that last worked', () => {
  const { storage, stored } = memoryStorage();
  const lastGood = createLastGood(() => storage);
  expect(lastGood.of('mfe-cart')).toBeUndefined();
  lastGood.remember('mfe-cart', '1.2.0');
  lastGood.remember('mfe-auth', '1.0.0');
  expect(createLastGood(() => storage).of('mfe-cart')).toBe('1.2.0');
  expect(stored()).toBe('{"mfe-cart":"1.2.0","mfe-auth":"1.0.0"}');
});

test.each(['not json', '[]', '{"mfe-cart":"http://evil.example/"}', '{"mfe-cart":1}'])(
  'ignores %s in storage',
  (start) => {
    const lastGood = createLastGood(() => memoryStorage(start).storage);
    expect(lastGood.of('mfe-cart')).toBeUndefined();
  },
);

test('ignores a storage that is forbidden', () => {
  const lastGood = createLastGood(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => lastGood.remember('mfe-cart', '1.0.0')).not.toThrow();
  expect(lastGood.of('mfe-cart')).toBeUndefined();
});
