import { addressOf } from './address-of.ts';

test.each([
  [{ path: '/notes' }, '/notes'],
  [{ path: '/notes/:year/of/:id' }, '/notes/1/of/1'],
  [{ path: '/notes/:id', customer: true as const }, '/notes/1?customerId=0'],
])('%j is opened at %s', (page, address) => {
  expect(addressOf(page)).toBe(address);
});
