import { siteAddress, sitePage } from './address.ts';

const sites = {
  simulator: 'https://simulator.example',
  transaction: 'https://transaction.example/portal/',
} as const;

test('[SHL-10] the simulator opens at its only page, with the id token', () => {
  expect(siteAddress(sites, 'simulator', 'a.b.c')).toBe(
    'https://simulator.example/PortfolioRecommendation?id_token=a.b.c',
  );
});

test("[SHL-16] the transaction site opens at a path, with the id token after the path's query", () => {
  expect(siteAddress(sites, 'transaction', 'a.b.c', '/accounts/1?tab=2')).toBe(
    'https://transaction.example/portal/accounts/1?tab=2&id_token=a.b.c',
  );
  expect(siteAddress(sites, 'transaction', 'a.b.c')).toBe(
    'https://transaction.example/portal/?id_token=a.b.c',
  );
  expect(siteAddress(sites, 'transaction', 'a.b.c', '/x?id_token=forged')).toBe(
    'https://transaction.example/portal/x?id_token=a.b.c',
  );
});

test('without a token there is no address', () => {
  expect(siteAddress(sites, 'simulator', undefined)).toBeUndefined();
});

test.each([
  '',
  'accounts',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..\\evil',
  '@evil.example/',
  '.evil.example/',
  ':8443/',
  '/../secrets',
  '/a/../../secrets',
  '/%2e%2e/secrets',
  '/a\tb',
  '/a\nb',
  '/a b',
  '/a#b',
  'javascript:alert(1)',
])('[RTE-02] %j is not a path of the site', (path) => {
  expect(sitePage(sites, 'transaction', path)).toBeUndefined();
});

test.each(['http://transaction.example', 'ftp://transaction.example', 'data:text/html,hello'])(
  '[SHL-16] no token goes to %s',
  (transaction) => {
    expect(siteAddress({ ...sites, transaction }, 'transaction', 'a.b.c')).toBeUndefined();
  },
);

test('plain http is only allowed on this machine', () => {
  const local = { ...sites, simulator: 'http://localhost:4213' };
  expect(siteAddress(local, 'simulator', 'a.b.c')).toBe(
    'http://localhost:4213/PortfolioRecommendation?id_token=a.b.c',
  );
});
