import { mailLineOf } from './confirmation-mail.ts';

test.each([
  ['sat', 'Record your suitability assessment'],
  ['onboarding', 'Open an account'],
  ['clientInfoUpdate', 'Update your information'],
] as const)('[CHK-04] the e-mail names a form: %s', (type, line) =>
  expect(mailLineOf({ type, payload: {} })).toBe(line),
);
