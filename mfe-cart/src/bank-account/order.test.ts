import * as z from '@portal/shared/schema';
import { bankarWire } from '@portal/shared/testing/bank-account';
import fc from 'fast-check';
import { someLists, wireBankar } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import type { BankAccountItem, CartItem } from '../core/items/cart-item.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import { type BankAccountValues, bankAccountDraft, newValues, valuesOfItem } from './bank-account-fields.ts';
import { bankAccountKind } from './bank-account-kind.ts';
import { type OrderContext, readOrder, servedAccount } from './order.ts';

const { name, idNo } = wireCustomer;
const context: OrderContext = {
  customerName: name,
  customerIdNo: idNo,
  accounts: [{ accountId: '1000482917', holders: [{ name, idNo, role: 'Principal' }] }],
  lookups: someLookups,
  today: '2026-11-21',
};
const own: BankAccountValues = {
  ...newValues({ name, idNo }),
  micrCode: 'MBBEMYKL',
  bankAccNumber: '5142-1234-7710',
  statementDate: '2026-10-31',
  statement: { name: 'statement.pdf', path: 'portal-documents::2026-11/a' },
};
const joint: BankAccountValues = {
  ...own,
  owner: 'joint',
  jointHolderName: 'Lim Kok Seng',
  beneCondition: 'OR',
};
const thirdParty: BankAccountValues = {
  ...own,
  owner: 'third-party',
  bankAccName: 'Tan Ah Kow',
  thirdPartyBankAccount: someLookups.relationship[0]?.value ?? '',
};
const foreign: BankAccountValues = {
  ...own,
  place: 'foreign',
  bankName: 'DBS Bank',
  swiftCode: 'dbss sgsg',
};
const currency = someLookups.currency[0]?.code ?? '';

/** The payload of a complete form. */
function payloadOf(values: BankAccountValues) {
  const reading = readOrder({ ...values, currency }, context);
  if (reading.status === 'incomplete') throw new Error(JSON.stringify(reading.missing));
  return reading.payload;
}

const missingOf = (values: BankAccountValues, changed: Partial<OrderContext> = {}) => {
  const reading = readOrder({ ...values, currency }, { ...context, ...changed });
  return reading.status === 'incomplete' ? reading.missing.map(({ field }) => field) : [];
};

const ownPayload = {
  ...bankarWire,
  currency,
  validationIdType: '1',
  validationId: idNo,
  bankAccountStatementFileName: '2026-10-31 statement.pdf',
  bankAccountStatementFileURL: 'portal-documents::2026-11/a',
};

test('[ITM-06] an own account has exactly the fields of the specification', () =>
  expect(payloadOf(own)).toEqual(ownPayload));

test('[ITM-06] a joint account has its other holder and who signs', () =>
  expect(payloadOf({ ...joint, isDefault: true })).toEqual({
    ...ownPayload,
    isDefault: true,
    isJointAccount: true,
    beneCondition: 'OR',
    jointHolderName: 'Lim Kok Seng',
  }));

test('[ITM-06] a third party’s account has the relationship', () =>
  expect(payloadOf(thirdParty)).toEqual({
    ...ownPayload,
    bankAccName: 'Tan Ah Kow',
    isThirdPartyBankAccount: true,
    thirdPartyBankAccount: thirdParty.thirdPartyBankAccount,
  }));

test('[ITM-06] a bank abroad has a SWIFT code and no MICR code', () =>
  expect(payloadOf(foreign)).toEqual({
    ...ownPayload,
    bankName: 'DBS Bank',
    micrCode: null,
    swiftCode: 'DBSSSGSG',
  }));

test.each<[string, Partial<BankAccountValues>, readonly string[]]>([
  ['an empty number', { bankAccNumber: '' }, ['bankAccNumber']],
  ['no bank', { micrCode: '' }, ['micrCode']],
  ['another holder', { bankAccName: 'Tan Ah Kow' }, ['bankAccName']],
  [
    'a joint holder with the holder’s name',
    { ...joint, jointHolderName: 'TAN mei-ling.' },
    ['jointHolderName'],
  ],
  ['a code of an earlier list', { micrCode: 'XXXXMYKL' }, ['micrCode']],
  ['an old statement', { statementDate: '2026-08-20' }, ['statementDate']],
  ['no statement', { statement: null }, ['statement']],
  ['another MyKad number than the record has', { validationId: '910725-10-6048' }, ['validationId']],
  ['the hidden validation type', { validationIdType: '3' }, ['validationIdType']],
  ['an unanswered question of a joint account', { owner: 'joint' }, ['jointHolderName', 'beneCondition']],
  [
    'a third party without relationship',
    { owner: 'third-party', bankAccName: 'Tan Ah Kow' },
    ['thirdPartyBankAccount'],
  ],
  ['a bank abroad without its fields', { place: 'foreign' }, ['bankName', 'swiftCode']],
])('[ITM-06] [ITM-07] names what is wrong: %s', (_case, changes, fields) =>
  expect(missingOf({ ...own, ...changes })).toEqual(fields),
);

test('[API-08] an account has to be chosen where several may be served, and none can be where none may', () => {
  const two = ['1000482917', '1000517304'].map((accountId) => ({ accountId, holders: [] }));
  expect(servedAccount('', context.accounts)?.accountId).toBe('1000482917');
  expect(missingOf(own, { accounts: two })).toEqual(['accountId']);
  expect(missingOf({ ...own, accountId: '1000517304' }, { accounts: two })).toEqual([]);
  expect(missingOf(own, { accounts: [] })).toEqual(['accountId']);
  expect(missingOf(own, { accounts: undefined })).toEqual(['accountId']);
});

const isBankAccount = (item: CartItem | undefined): item is BankAccountItem => item?.kind === 'bankar';

test('[ITM-06] [CRT-02] an item of the cart has the answers that it was sent with', () => {
  const some = fc.constantFrom(own, joint, thirdParty, foreign, {
    ...foreign,
    intermediaryBank: 'Citibank',
    intermediaryBankSwiftCode: 'CITIUS33',
    intermediaryBankAccountNumber: '36001234',
  });
  fc.assert(
    fc.property(some, fc.boolean(), (values, isDefault) => {
      const sent = payloadOf({ ...values, isDefault });
      const [item] = itemsOf('Digital Form', someLists({ bankar: [wireBankar('b1', sent)] }));
      if (!isBankAccount(item)) throw new Error('the cart has no bank account');
      expect(payloadOf(valuesOfItem(item))).toEqual(sent);
    }),
  );
});

test('[ITM-06] a draft of the release before, whose fields had other names, opens with all its answers', () => {
  const { schema } = bankAccountDraft({});
  const earlier = {
    owner: 'joint',
    place: 'foreign',
    currency: 'USD',
    accountId: '1000482917',
    bank: '',
    foreignName: 'DBS Bank',
    swiftCode: 'DBSSSGSG',
    viaBank: 'Citibank',
    viaBranch: 'New York',
    viaSwift: 'CITIUS33',
    viaNumber: '36001234',
    number: '514',
    holderName: 'Tan Mei Ling',
    jointName: 'Lim Kok Seng',
    condition: 'OR',
    relationship: 'Parent',
    idType: '2',
    idNumber: 'A12345678',
    statementDate: '2026-10-31',
    statement: { name: 'statement.pdf', path: 'portal-documents::2026-11/a' },
    isDefault: true,
  };
  const opened = z.safeParse(schema, earlier).data;
  expect(Object.values(opened ?? {}).sort()).toEqual(Object.values(earlier).sort());
  expect(z.safeParse(schema, opened).data).toEqual(opened);
});

test('a field that could not be sent is named as its control is', () => {
  expect(
    ['bankAccName', 'bankAccountStatementFileName', 'account'].map(bankAccountKind.labelOf ?? String),
  ).toEqual(['Holder’s name', 'Bank statement', undefined]);
});
