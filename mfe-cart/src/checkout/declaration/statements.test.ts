import { mismatchStatement, statements } from './statements.ts';

/** Each wording that agents have ticked, by code and version. A changed wording is added with a higher version. */
const wordings: Readonly<Record<string, string>> = {
  'documents-received 1':
    'The customer has received the prospectus and product highlights sheet of every scheme.',
  'extra-care-explained 1': 'I have explained every item and its risks in a way that the customer follows.',
  'email-confirmed 1': 'The customer has confirmed this address.',
  'mismatch-risk 1': 'The customer knows that S is riskier than the Moderate category and wants to go on.',
  'mismatch-currency 1':
    'The customer knows that S has a currency risk that does not fit their assessment and wants to go on.',
  'mismatch-no-assessment 1':
    'The customer knows that there is no valid assessment for S and wants to go on.',
};

test.each([
  ...Object.values(statements),
  ...(['risk', 'currency', 'no-assessment'] as const).map((kind) => mismatchStatement(kind, 'S', 'Moderate')),
])('[CHK-03] the statement $code has the wording of its version', ({ code, version, text }) => {
  expect(text).toBe(wordings[`${code} ${version}`]);
});
