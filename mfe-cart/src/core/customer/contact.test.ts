import { emailProblem, nameProblem, phoneProblem } from './contact.ts';

test.each([
  ['tan@mail.example', undefined],
  [' Tan.Mei@mail.example ', undefined],
  ['', 'Enter the customer’s e-mail: the confirmation link goes there.'],
  ['tan@mail', 'Enter a valid e-mail address.'],
  ['tan mei@mail.example', 'Enter a valid e-mail address.'],
  [`${'a'.repeat(90)}@mail.example`, 'Enter a valid e-mail address.'],
  ['AISYAH@agents.example', 'This is your own e-mail. Enter the customer’s.'],
])('e-mail %p: %s', (typed, problem) => {
  expect(emailProblem(typed, 'aisyah@agents.example')).toBe(problem);
});

test.each([
  ['+60 12-331 9047', true],
  ['+60 11 2345 6789', true],
  ['+6015 331 9047', false],
  ['+65 8123 4567', true],
  ['12345', false],
  ['phone', false],
])('phone %p is valid: %p', (typed, valid) => {
  expect(phoneProblem(typed) === undefined).toBe(valid);
});

test.each([
  ['Syed Ahmad Zulkarnain bin Syed Omar', true],
  ["Dato' Seri (Dr.) A/L Muthu-Samy @ Samy", true],
  ['X', false],
  ['R2D2', false],
])('name %p is valid: %p', (typed, valid) => {
  expect(nameProblem(typed) === undefined).toBe(valid);
});
