import { isEmailAddress } from '../../foundation/email-address.ts';
import { isOwnEmail, readEmail } from './read-email.ts';
import { problemOf } from './reading.ts';

const agent = 'aisyah@agents.example';

test.each([
  ['tan@mail.example', 'tan@mail.example'],
  [' Tan.Mei@mail.example ', 'Tan.Mei@mail.example'],
  ['tan&lim@mail.example', 'tan&lim@mail.example'],
  ['tan+fund@mail.example', 'tan+fund@mail.example'],
  ["o'neil@mail.example", "o'neil@mail.example"],
  ['josé@correo.example', 'josé@correo.example'],
  ['tan@bücher.example', 'tan@bücher.example'],
  ['陈@邮件.example', '陈@邮件.example'],
  ['tan_mei-ling@my-mail.co.uk', 'tan_mei-ling@my-mail.co.uk'],
  ['1@2.my', '1@2.my'],
  ['#!$%*/=?^`{|}~@mail.example', '#!$%*/=?^`{|}~@mail.example'],
  ['tan＠mail.example', 'tan@mail.example'],
  ['aisyah@mail.example', 'aisyah@mail.example'],
])('reads the e-mail %j as %j', (typed, address) => {
  expect(readEmail(typed, agent)).toEqual({ ok: true, value: address });
  // the endpoints take what the form has read
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ['', 'Enter the customer’s e-mail: the confirmation link goes there.'],
  ['\u200b ', 'Enter the customer’s e-mail: the confirmation link goes there.'],
  ['tan@mail', 'Enter a valid e-mail address.'],
  ['tan', 'Enter a valid e-mail address.'],
  ['@mail.example', 'Enter a valid e-mail address.'],
  ['tan@.example', 'Enter a valid e-mail address.'],
  ['tan@-mail.example', 'Enter a valid e-mail address.'],
  ['.tan@mail.example', 'Enter a valid e-mail address.'],
  ['tan..mei@mail.example', 'Enter a valid e-mail address.'],
  ['tan.@mail.example', 'Enter a valid e-mail address.'],
  ['tan@mail.example,', 'Remove the “,” at the end of the address.'],
  ['tan@mail.example;', 'Remove the “;” at the end of the address.'],
  ['tan@mail.example.', 'Remove the “.” at the end of the address.'],
  ['mailto:tan@mail.example', 'Remove “mailto:” in front of the address.'],
  ['MAILTO:tan@mail.example', 'Remove “mailto:” in front of the address.'],
  ['Tan Mei <tan@mail.example>', 'Enter the address alone, without a name or brackets.'],
  ['tan@mail.example, lim@mail.example', 'Enter one address only.'],
  ['tan@mail@mail.example', 'Enter one address only.'],
  ['tan mei@mail.example', 'Enter the address without spaces.'],
  [`${'a'.repeat(90)}@mail.example`, 'Enter an e-mail address of at most 100 characters; this has 103.'],
  ['AISYAH@agents.example', 'This is your own e-mail. Enter the customer’s.'],
  ['aisyah+customer@agents.example', 'This is your own e-mail. Enter the customer’s.'],
  ['Aisyah+@AGENTS.example', 'This is your own e-mail. Enter the customer’s.'],
])('refuses the e-mail %j: %s', (typed, problem) => {
  expect(problemOf(readEmail(typed, agent))).toBe(problem);
});

test('the agent’s own e-mail is recognised when it has an addition itself', () => {
  expect(readEmail('aisyah@agents.example', 'aisyah+portal@agents.example').ok).toBe(false);
});

test.each(['tan@mail', 'tan@mail.example,', 'tan mei@mail.example', `${'a'.repeat(90)}@mail.example`])(
  'an endpoint refuses %j too',
  (address) => expect(isEmailAddress(address)).toBe(false),
);

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
