import type { Declaration } from '@portal/shared/api/checkout-submission';
import { type DeclarationNeeds, declarationComplaints, isVulnerable } from './declaration-checks.ts';

const today = '2026-11-21';
const tickedAt = '2026-11-21T10:42:00+08:00';
const needs: DeclarationNeeds = {
  mismatches: [{ itemId: 'i1', scheme: 'CBGTU', kind: 'risk', statement: 'mismatch-risk' }],
  departures: [],
  hasFundDocuments: true,
  asksBorrowing: true,
  isVulnerable: true,
};
const nothingNeeded: DeclarationNeeds = {
  mismatches: [],
  departures: [],
  hasFundDocuments: false,
  asksBorrowing: false,
  isVulnerable: false,
};
const mismatch = { itemId: 'i1', kind: 'risk', reason: 'Has a long horizon.' } as const;
const codes = ['documents-received', 'mismatch-risk', 'extra-care-explained', 'email-confirmed'] as const;
const complete: Declaration = {
  documentsReceived: true,
  mismatches: [mismatch],
  domesticBorrowing: false,
  vulnerable: { explained: true, trustedContact: null },
  emailConfirmed: true,
  statements: codes.map((code) => ({ code, version: 1, tickedAt })),
};

test('accepts a declaration of all that is needed', () => {
  expect(declarationComplaints(complete, needs)).toEqual([]);
});

test.each<[string, Partial<Declaration>, RegExp]>([
  ['no reason', { mismatches: [] }, /reason of at least 10/],
  ['a short reason', { mismatches: [{ ...mismatch, reason: ' because  ' }] }, /reason of at least 10/],
  ['another kind', { mismatches: [{ ...mismatch, kind: 'currency' }] }, /is of the kind risk/],
  ['a mismatch twice', { mismatches: [mismatch, mismatch] }, /declared twice/],
  [
    'a mismatch of another item',
    { mismatches: [mismatch, { ...mismatch, itemId: 'i2' }] },
    /i2 has no mismatch/,
  ],
  ['no word on the fund documents', { documentsReceived: null }, /must have the documents/],
  ['no answer about borrowing', { domesticBorrowing: null }, /borrowing is not answered/],
  ['nothing about a vulnerable customer', { vulnerable: null }, /is vulnerable/],
  ['a ticked statement less', { statements: complete.statements.slice(1) }, /and not documents-received/],
  ['a ticked statement twice', { statements: [...complete.statements, ...complete.statements] }, /and not/],
])('complains about a declaration with %s', (_case, changes, complaint) => {
  expect(declarationComplaints({ ...complete, ...changes }, needs)).toEqual([
    expect.stringMatching(complaint),
  ]);
});

test('[ITM-04] a permanent departure beside another withdrawal needs its statement, after those of funds', () => {
  const leaving = { ...needs, departures: ['3000088125'] };
  expect(declarationComplaints(complete, leaving)).toEqual([
    expect.stringMatching(/departure-and-withdrawal/),
  ]);
  const asked = [
    'documents-received',
    'mismatch-risk',
    'departure-and-withdrawal',
    ...codes.slice(2),
  ] as const;
  const statements = asked.map((code) => ({ code, version: 1, tickedAt }));
  expect(declarationComplaints({ ...complete, statements }, leaving)).toEqual([]);
});

test('complains about all that was not to be declared', () => {
  expect(declarationComplaints(complete, nothingNeeded)).toEqual([
    'There are no fund documents for these items.',
    'Item i1 has no mismatch.',
    'The question about ringgit borrowing is not asked for these items.',
    'The customer is not vulnerable.',
    expect.stringMatching(/and not email-confirmed\.$/),
  ]);
});

const answers = { Q2: false, Q3: true, Q4: true, Q5: true };
const unanswered = { Q2: null, Q3: null, Q4: null, Q5: null };
test.each([
  ['59 years', '1966-11-22', answers, false],
  ['60 years today', '1966-11-21', answers, true],
  ['a company', null, answers, false],
  ['no answers', '1990-01-01', unanswered, false],
  ['an illness', '1990-01-01', { ...answers, Q2: true }, true],
  ['no reserve', '1990-01-01', { ...answers, Q3: false }, true],
  ['no English', '1990-01-01', { ...answers, Q4: false }, true],
  ['not online', '1990-01-01', { ...answers, Q5: false }, true],
])('a customer with %s is vulnerable or not', (_case, born, given, expected) => {
  expect(isVulnerable(born, given, today)).toBe(expected);
});
