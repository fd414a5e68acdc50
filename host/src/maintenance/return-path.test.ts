import { createFromQuery, findReturnPath, hasReturnPath } from './return-path.ts';

test.each([
  ['?from=%2Fclient%3Fkeyword%3Dtan', '/client?keyword=tan'],
  ['?from=%2Fcart%3FcustomerId%3D1%23charges', '/cart?customerId=1#charges'],
  ['', '/'],
  ['?from=client', '/'],
  ['?from=%2F%2Fevil.example%2Fx', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2Fmaintenance', '/'],
])('returns from %p to %p', (search, expected) => expect(findReturnPath(search)).toBe(expected));

test('returns to the same path, query and fragment', () => {
  const search = createFromQuery({ pathname: '/client', search: '?q=tan&page=2', hash: '#list' });
  expect(hasReturnPath(search)).toBe(true);
  expect(findReturnPath(search)).toBe('/client?q=tan&page=2#list');
  expect(hasReturnPath('')).toBe(false);
});
