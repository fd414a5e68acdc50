import { cameFrom, wasBrought, wayBack } from './way-back.ts';

test.each([
  ['?from=%2Fclient%3Fkeyword%3Dtan', '/client?keyword=tan'],
  ['?from=%2Fcart%3FcustomerId%3D1%23charges', '/cart?customerId=1#charges'],
  ['', '/'],
  ['?from=client', '/'],
  ['?from=%2F%2Fevil.example%2Fx', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2Fmaintenance', '/'],
])('from %p back to %p', (search, expected) => expect(wayBack(search)).toBe(expected));

test('who is brought to the page comes back to the same address, query and fragment too', () => {
  const search = cameFrom({ pathname: '/client', search: '?q=tan&page=2', hash: '#list' });
  expect(wasBrought(search)).toBe(true);
  expect(wayBack(search)).toBe('/client?q=tan&page=2#list');
  expect(wasBrought('')).toBe(false);
});
