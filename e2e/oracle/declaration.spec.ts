import { expect, test } from 'playwright/test';
import { objectionsToDeclaration } from './declaration.ts';

const ticked = (code: string) => ({ code, version: 1, tickedAt: '2026-11-21T02:42:00.000Z' });
const documents = ticked('documents-received');
const declaration = {
  documentsReceived: true,
  mismatches: [],
  domesticBorrowing: null,
  vulnerable: null,
  emailConfirmed: true,
  statements: [ticked('documents-received'), ticked('email-confirmed')],
};
/** Two orders of one fund that does not suit, which have one box. */
const riskier = ['i1', 'i2'].map((itemId) => ({ itemId, kind: 'risk', reason: 'Has a long horizon.' }));
const oneBox = [documents, ticked('mismatch-risk'), ticked('email-confirmed')];
const withoutContact = { explained: true, trustedContact: null };

for (const [name, fields, objection] of [
  ['as designed', {}, undefined],
  [
    'nothing that has fund documents',
    { documentsReceived: null, statements: [ticked('email-confirmed')] },
    undefined,
  ],
  ['documents without their box', { statements: [ticked('email-confirmed')] }, 'not what its box says'],
  ['a box without documents', { documentsReceived: null }, 'not what its box says'],
  ['documents that are refused', { documentsReceived: false }, 'neither true nor null'],
  ['one box for two orders of one fund', { mismatches: riskier, statements: oneBox }, undefined],
  ['no box for a fund that does not suit', { mismatches: riskier }, 'each fund that does not suit'],
  ['the contact outside of its block', { trustedContact: null }, 'trustedContact is not in'],
  ['no statement about e-mail', { statements: [documents] }, 'each of 2 boxes'],
  ['no statement about extra care', { vulnerable: withoutContact }, 'each of 3 boxes'],
  [
    'a statement without its time',
    { statements: [documents, { code: 'b', version: 1 }] },
    'tickedAt is missing',
  ],
  [
    'a time that is a date',
    { statements: [documents, { ...documents, tickedAt: '2026-11-21' }] },
    'no instant',
  ],
  ['a mismatch without a kind', { mismatches: [{ itemId: 'i', reason: 'r' }] }, 'kind is missing'],
  ['an answer in words', { domesticBorrowing: 'no' }, 'neither null nor a boolean'],
  [
    'a contact without a phone',
    { vulnerable: { ...withoutContact, trustedContact: { name: 'n' } } },
    'trustedContact: phone is missing',
  ],
] as const) {
  test(`a declaration with ${name}: ${objection ?? 'no objection'}`, () => {
    const objections = objectionsToDeclaration({ ...declaration, ...fields }).join('\n');
    if (objection === undefined) expect(objections).toBe('');
    else expect(objections).toContain(objection);
  });
}
