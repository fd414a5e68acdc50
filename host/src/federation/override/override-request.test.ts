import { decodeOverrides, parseOverrideRequest, removeOverrideParameter } from './override-request.ts';

const manifest = 'http://localhost:8600/mf-manifest.json';

test('[FED-07] parses remotes and the manifest addresses of their servers', () => {
  expect(parseOverrideRequest(`?override=mfe-cart@${manifest}`)).toEqual({
    kind: 'set',
    overrides: { 'mfe-cart': manifest },
  });
  expect(
    parseOverrideRequest(
      `?override=mfe-cart@${manifest}&override=mfe-auth@https://dev.example/mf-manifest.json`,
    ),
  ).toEqual({
    kind: 'set',
    overrides: { 'mfe-cart': manifest, 'mfe-auth': 'https://dev.example/mf-manifest.json' },
  });
});

test('[FED-07] parses reset, and returns undefined without an override parameter', () => {
  expect(parseOverrideRequest('?override=reset')).toEqual({ kind: 'reset' });
  expect(parseOverrideRequest(`?override=mfe-cart@${manifest}&override=reset`)).toEqual({ kind: 'reset' });
  expect(parseOverrideRequest('?customerId=1')).toBeUndefined();
});

test.each([
  'mfe-cart@http://dev.example/mf-manifest.json',
  'mfe-cart@javascript:alert(1)',
  'mfe-cart@data:application/json,{}',
  'mfe-cart@https://user:word@dev.example/mf-manifest.json',
  'mfe-cart@localhost:8600',
  'other@http://localhost:8600/mf-manifest.json',
  'mfe-cart',
  '',
  '__proto__@http://localhost:8600/mf-manifest.json',
])('[FED-07] ignores %s', (value) => {
  expect(parseOverrideRequest(`?override=${encodeURIComponent(value)}`)).toEqual({
    kind: 'set',
    overrides: {},
  });
});

test.each([null, 'x', 1, [], { 'mfe-cart': 1 }, { 'mfe-cart': 'http://evil.example/' }])(
  'decodes no override from %j',
  (stored) => {
    expect(decodeOverrides(stored)).toEqual({});
  },
);

test('removes only the override parameter from the address', () => {
  expect(
    removeOverrideParameter(`http://localhost:4200/client?q=tan&override=mfe-cart@${manifest}#top`),
  ).toBe('http://localhost:4200/client?q=tan#top');
});
