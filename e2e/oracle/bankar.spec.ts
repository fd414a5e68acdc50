import { expect, test } from 'playwright/test';
import { bankarPayloads } from './bankar.ts';
import { objectionsToPayload } from './payloads.ts';

const known = {
  account: '1000000001',
  customerName: 'A',
  customerIdNo: '880412-14-5234',
  statementDate: '2026-11-01',
};
const statement = { bankAccountStatementFileURL: 'b::a' };
const own = { ...bankarPayloads.own(known), ...statement };

for (const [name, payloadOf] of Object.entries(bankarPayloads)) {
  test(`[ITM-06] accepts the addition that is written by hand: ${name}`, () =>
    expect(objectionsToPayload('/application/cart/bankar', { ...payloadOf(known), ...statement })).toEqual(
      [],
    ));
}

for (const [name, changes, objection] of [
  ['a joint holder of an own account', { jointHolderName: 'B' }, 'jointHolderName is not null'],
  [
    'a relationship of an own account',
    { thirdPartyBankAccount: 'Parent' },
    'thirdPartyBankAccount is not null',
  ],
  ['a SWIFT code in Malaysia', { swiftCode: 'DBSSSGSG' }, 'swiftCode is not null'],
  ['a bank abroad without one', { micrCode: null }, 'swiftCode is missing'],
  ['the hidden validation type', { validationIdType: '3' }, 'never offered'],
  ['no statement', { bankAccountStatementFileURL: null }, 'statement is missing'],
  ['a flag in words', { isDefault: 'N' }, 'not a JSON boolean'],
  ['a field too many', { statementDate: '2026-11-01' }, 'statementDate is not in the specification'],
] as const) {
  test(`[ITM-06] [ITM-07] objects to ${name}`, () =>
    expect(objectionsToPayload('/application/cart/bankar', { ...own, ...changes }).join('\n')).toContain(
      objection,
    ));
}
