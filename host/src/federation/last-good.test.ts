import { createLastGood } from './last-good.ts';

const memory = (start?: string) => {
  let kept: string | null = start ?? null;
  return {
    storage: {
      getItem: () => kept,
      setItem: (_key: string, value: string) => {
        kept = value;
      },
    },
    kept: () => kept,
  };
};

test('[FED-04] keeps the version that last worked, and nothing else of it', () => {
  const { storage, kept } = memory();
  const lastGood = createLastGood(() => storage);
  expect(lastGood.of('mfe-cart')).toBeUndefined();
  lastGood.remember('mfe-cart', '1.2.0');
  lastGood.remember('mfe-auth', '1.0.0');
  expect(createLastGood(() => storage).of('mfe-cart')).toBe('1.2.0');
  expect(kept()).toBe('{"mfe-cart":"1.2.0","mfe-auth":"1.0.0"}');
});

test.each(['not json', '[]', '{"mfe-cart":"http://evil.example/"}', '{"mfe-cart":1}'])(
  'makes nothing of %s',
  (start) => {
    const lastGood = createLastGood(() => memory(start).storage);
    expect(lastGood.of('mfe-cart')).toBeUndefined();
  },
);

test('a browser that keeps nothing does no harm', () => {
  const lastGood = createLastGood(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => lastGood.remember('mfe-cart', '1.0.0')).not.toThrow();
  expect(lastGood.of('mfe-cart')).toBeUndefined();
});
