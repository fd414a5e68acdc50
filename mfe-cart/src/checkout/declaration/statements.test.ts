import { departureStatement, mismatchStatement, statements } from './statements.ts';

/** Each wording that agents have ticked, by code and version. A changed wording is added with a higher version. */
const wordings: Readonly<Record<string, string>> = {
  'documents-received 1':
    'The customer has received the prospectus and product highlights sheet of every scheme.',
  'documents-received 2':
    'The customer has received the prospectus and product highlights sheet of every fund that is bought.',
  'extra-care-explained 1': 'I have explained every item and its risks in a way that the customer follows.',
  'email-confirmed 1': 'The customer has confirmed this address.',
  'departure-and-withdrawal 1':
    'The customer knows that leaving Malaysia permanently takes everything in account A, and still wants the other withdrawal.',
  'mismatch-risk 1': 'The customer knows that S is riskier than the Moderate category and wants to go on.',
  'mismatch-risk 2': 'The customer knows that S is above the Moderate risk category and wants to go on.',
  'mismatch-currency 1':
    'The customer knows that S has a currency risk, which the assessment does not accept, and wants to go on.',
  'assessment-none 1':
    'The customer knows that nothing shows whether S suits, because the customer has no suitability assessment, and wants to go on.',
  'assessment-expired 1':
    'The customer knows that nothing shows whether S suits, because the suitability assessment has expired, and wants to go on.',
  'assessment-declined 1':
    'The customer knows that nothing shows whether S suits, because the customer declined the suitability assessment, and wants to go on.',
};

test.each([
  ...Object.values(statements),
  departureStatement('A'),
  ...(['risk', 'currency'] as const).map((kind) =>
    mismatchStatement({ kind, scheme: 'S', category: 'Moderate', gap: 'none' }),
  ),
  ...(['none', 'expired', 'declined'] as const).map((gap) =>
    mismatchStatement({ kind: 'no-assessment', scheme: 'S', category: null, gap }),
  ),
])('[CHK-03] the statement $code has the wording of its version', ({ code, version, text }) => {
  expect(text).toBe(wordings[`${code} ${version}`]);
});
