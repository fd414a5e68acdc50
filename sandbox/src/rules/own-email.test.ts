import { isOwnEmail } from './own-email.ts';

test.each([
  ['a.b@mail.example', true],
  ['A.B@Mail.example', true],
  ['a.b+x@mail.example', true],
  ['a.b+@mail.example', true],
  ['a.b+x+y@mail.example', true],
  ['ab@mail.example', false],
  ['a.b.x@mail.example', false],
  ['a.b+x@other.example', false],
  ['x+a.b@mail.example', false],
])('%s is the agent’s own e-mail: %p', (address, isOwn) => {
  expect(isOwnEmail(address, 'a.b@mail.example')).toBe(isOwn);
  expect(isOwnEmail(address, 'A.b+portal@mail.example')).toBe(isOwn);
});
