import { decodeOverrides, overrideWish, withoutOverride } from './override-address.ts';

const manifest = 'http://localhost:8600/mf-manifest.json';

test('[FED-07] a remote’s place is given to a server by its manifest’s address', () => {
  expect(overrideWish(`?override=mfe-cart@${manifest}`)).toEqual({
    kind: 'set',
    overrides: { 'mfe-cart': manifest },
  });
  expect(
    overrideWish(`?override=mfe-cart@${manifest}&override=mfe-auth@https://dev.example/mf-manifest.json`),
  ).toEqual({
    kind: 'set',
    overrides: { 'mfe-cart': manifest, 'mfe-auth': 'https://dev.example/mf-manifest.json' },
  });
});

test('[FED-07] reset, and no wish at all', () => {
  expect(overrideWish('?override=reset')).toEqual({ kind: 'reset' });
  expect(overrideWish(`?override=mfe-cart@${manifest}&override=reset`)).toEqual({ kind: 'reset' });
  expect(overrideWish('?customerId=1')).toBeUndefined();
});

test.each([
  'mfe-cart@http://dev.example/mf-manifest.json',
  'mfe-cart@javascript:alert(1)',
  'mfe-cart@data:application/json,{}',
  'mfe-cart@https://user:word@dev.example/mf-manifest.json',
  'mfe-cart@localhost:8600',
  'mfe-other@http://localhost:8600/mf-manifest.json',
  'mfe-cart',
  '',
  '__proto__@http://localhost:8600/mf-manifest.json',
])('[FED-07] %s is passed over', (word) => {
  expect(overrideWish(`?override=${encodeURIComponent(word)}`)).toEqual({ kind: 'set', overrides: {} });
});

test.each([null, 'x', 1, [], { 'mfe-cart': 1 }, { 'mfe-cart': 'http://evil.example/' }])(
  'makes nothing of %j',
  (kept) => {
    expect(decodeOverrides(kept)).toEqual({});
  },
);

test('the wish is taken out of the address, and nothing else', () => {
  expect(withoutOverride(`http://localhost:4200/client?q=tan&override=mfe-cart@${manifest}#top`)).toBe(
    'http://localhost:4200/client?q=tan#top',
  );
});
