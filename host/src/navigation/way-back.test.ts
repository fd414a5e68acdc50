import { wayBack } from './way-back.ts';

test.each([
  ['?from=%2Fclient%3Fkeyword%3Dtan', '/client?keyword=tan'],
  ['', '/'],
  ['?from=client', '/'],
  ['?from=%2F%2Fevil.example%2Fx', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2Fmaintenance', '/'],
])('from %p back to %p', (search, expected) => expect(wayBack(search)).toBe(expected));
