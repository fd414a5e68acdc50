import { readTypedAmount } from '@portal/shared/forms';
import { Money, Nav, Units } from '@portal/shared/money';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import { newValues as newBankAccount } from './bank-account/bank-account-fields.ts';
import { readOrder as readBankAccount } from './bank-account/order.ts';
import { createDeclaration } from './checkout/declaration/declaration.ts';
import { mismatchStatement } from './checkout/declaration/statements.ts';
import { wireCustomer } from './core/fixtures/customer.ts';
import { someLookups } from './core/fixtures/lookups.ts';
import { customerAsPayer, missingPayer, payerOf } from './payer/index.ts';
import { paymentOrder } from './payment/payment-order.ts';
import { checkSize } from './transaction-rules/index.ts';
import { updateContext } from './update-information/fixtures/update.ts';
import { readUpdate } from './update-information/order.ts';
import { valuesOfRecord } from './update-information/update-fields.ts';

/** A field of a form: what is typed, and what is sent for it, or `undefined` when the form refuses it. */
type FieldCase = readonly [field: string, typed: string, read: (typed: string) => unknown];

const { name, idNo } = wireCustomer;
const lookups = {
  ...someLookups,
  bankAccountValidationTypes: [
    { name: 'NRIC', code: '1' },
    { name: 'Passport', code: '2' },
  ],
};
const ownAccount = {
  ...newBankAccount({ name, idNo }),
  currency: someLookups.currency[0]?.code ?? '',
  micrCode: 'MBBEMYKL',
  bankAccNumber: '514212347710',
  statementDate: '2026-10-31',
  statement: { name: 'statement.pdf', path: 'portal-documents::2026-11/a' },
};
const foreignAccount = {
  ...ownAccount,
  place: 'foreign' as const,
  bankName: 'DBS Bank',
  swiftCode: 'DBSSSGSG',
};
const throughCiti = {
  ...foreignAccount,
  intermediaryBank: 'Citibank',
  intermediaryBankBranch: 'New York',
  intermediaryBankSwiftCode: 'CITIUS33',
  intermediaryBankAccountNumber: '36001234',
};
const jointAccount = {
  ...ownAccount,
  owner: 'joint' as const,
  jointHolderName: 'Lim Kok Seng',
  beneCondition: 'OR' as const,
};
const othersAccount = {
  ...ownAccount,
  owner: 'third-party' as const,
  bankAccName: 'Tan Ah Kow',
  thirdPartyBankAccount: someLookups.relationship[0]?.value ?? '',
};

const bankAccountField =
  (
    values: typeof ownAccount | typeof foreignAccount | typeof jointAccount | typeof othersAccount,
    field: string,
  ) =>
  (typed: string) => {
    const accounts = [{ accountId: '1000482917', holders: [{ name, idNo, role: 'Principal' as const }] }];
    const context = {
      customerName: name,
      customerIdNo: idNo,
      accounts,
      lookups,
      today: '2026-11-21',
    };
    const reading = readBankAccount({ ...values, [field]: typed }, context);
    return reading.status === 'complete' ? reading.payload : undefined;
  };

const update = updateContext();
const updateField = (field: string, others: object) => (typed: string) => {
  const reading = readUpdate({ ...valuesOfRecord(update.record), ...others, [field]: typed }, update);
  return reading.status === 'complete' ? reading.payload : undefined;
};

const otherPayer = {
  ...customerAsPayer,
  who: 'other',
  name: 'Lim Kok Seng',
  idNo: '620118-07-5311',
  relationship: 'Spouse',
  reason: 'Pays from a common account',
  bankName: 'Maybank',
  proof: { name: 'marriage.pdf', path: 'uploads::p1' },
};
const payerField = (field: string) => (typed: string) => {
  const answers = { ...otherPayer, [field]: typed };
  return missingPayer(answers, []).length > 0 ? undefined : payerOf(answers, []);
};

const at = '2026-11-21T02:10:00.000Z';
const declarationField = (answers: object) =>
  createDeclaration(
    {
      mismatches: [
        {
          orders: [{ itemId: 'i1', text: 'CBGTU, USD 1,000.00' }],
          scheme: 'CBGTU',
          kind: 'risk',
          statement: mismatchStatement({ kind: 'risk', scheme: 'CBGTU', category: 'Moderate', gap: 'none' }),
        },
      ],
      hasFundDocuments: true,
      departures: [],
      asksBorrowing: false,
      extraCare: '60 or over.',
      agentEmail: 'aisyah@agents.example',
    },
    {
      ticked: { emailConfirmed: at, care: at, 'acknowledged.i1': at, documents: at },
      reasons: { i1: 'Has a long horizon' },
      borrowing: 'no',
      contactName: 'Syed Ahmad',
      contactPhone: '+60123319047',
      email: 'sharifah@mail.example',
      ...answers,
    },
  );

const sizeField = (way: 'amount' | 'units') => (typed: string) => {
  const limits = {
    currency: 'MYR',
    nav: Nav.of('0.5'),
    free: Units.of('5000'),
    highestAmount: Money.of('MYR', '2000'),
    minimum: Units.of('200'),
    minimumLeft: Units.of('200'),
    verb: 'redeem',
  };
  const check = checkSize({ way, amount: '', units: '', [way]: typed }, limits);
  return check.status === 'met' ? JSON.stringify(check.size) : undefined;
};

const fields: readonly FieldCase[] = [
  ['bank account: number', '5142-1234-7710', bankAccountField(ownAccount, 'bankAccNumber')],
  ['bank account: holder', 'Tan Mei Ling', bankAccountField(ownAccount, 'bankAccName')],
  ['bank account: identity number', '880412-14-5234', bankAccountField(ownAccount, 'validationId')],
  ['bank account: joint holder', 'Lim Kok Seng', bankAccountField(jointAccount, 'jointHolderName')],
  ['bank account: third party', 'Tan Ah Kow', bankAccountField(othersAccount, 'bankAccName')],
  [
    'bank account: passport',
    'A12345678',
    bankAccountField({ ...othersAccount, validationIdType: '2' }, 'validationId'),
  ],
  ['bank account: bank abroad', 'DBS Bank', bankAccountField(foreignAccount, 'bankName')],
  ['bank account: SWIFT code', 'DBSS SGSG', bankAccountField(foreignAccount, 'swiftCode')],
  ['bank account: number abroad', '5142 123', bankAccountField(foreignAccount, 'bankAccNumber')],
  ['bank account: intermediary bank', 'Citibank', bankAccountField(throughCiti, 'intermediaryBank')],
  ['bank account: branch', 'New York', bankAccountField(throughCiti, 'intermediaryBankBranch')],
  ['bank account: SWIFT code there', 'CITIUS33', bankAccountField(throughCiti, 'intermediaryBankSwiftCode')],
  ['bank account: number there', '36-001234', bankAccountField(throughCiti, 'intermediaryBankAccountNumber')],
  ['update: e-mail', 'mei&lim@mail.example', updateField('email', {})],
  ['update: mobile', '+60 12-331 9048', updateField('tel', {})],
  ['update: mobile of Singapore', '9128 4470', updateField('tel', { telCountryCode: '65' })],
  ['update: dependants', '12', updateField('noOfDependents', {})],
  ['update: other occupation', 'Pilot, part-time', updateField('occupationOth', { occupation: 'Others' })],
  ['update: designation', 'Head of Sales', updateField('occupationDesignation', {})],
  ['update: employer', 'Sinar Sdn Bhd', updateField('employerName', {})],
  ['update: employer’s address', '12 Jalan Satu', updateField('employerAdd', {})],
  ['update: other business', 'Fishing', updateField('natureofBusinessOth', { natureofBusiness: 'Others' })],
  ['update: assets', 'A house', updateField('personalAsset', {})],
  ['update: other source', 'Royalties', updateField('sourceOfIncomeOth', { sourceOfIncome: ['Others'] })],
  ['update: other purpose', 'A boat', updateField('purposeOfInvestOth', { purposeOfInvest: ['Others'] })],
  ['update: EPF number', '1234 5679', updateField('epfNo', {})],
  ['payer: name', 'Lim Kok Seng', payerField('name')],
  ['payer: identity number', '620118-07-5311', payerField('idNo')],
  ['payer: registration number', '201901000005', payerField('idNo')],
  ['payer: reason', 'Pays from a common account', payerField('reason')],
  ['checkout: e-mail', 'sharifah@mail.example', (email) => declarationField({ email })],
  ['checkout: contact', 'Syed Ahmad', (contactName) => declarationField({ contactName })],
  ['checkout: phone', '+60 12-331 9047', (contactPhone) => declarationField({ contactPhone })],
  ['checkout: reason', 'Has a long horizon', (i1) => declarationField({ reasons: { i1 } })],
  [
    'payment: reference',
    'CHQ 004512',
    (reference) =>
      paymentOrder(Money.of('MYR', '100'), 'CHQ', {
        method: 'CHQ',
        reference,
        chequeBank: 'Maybank',
        chequeDate: '2026-11-01',
        slip: null,
        payer: customerAsPayer,
      }),
  ],
  ['redemption: amount', '1,000.50', sizeField('amount')],
  ['redemption: units', '1,000.50 units', sizeField('units')],
  ['investment: amount', 'RM 1,000.50', (typed) => JSON.stringify(readTypedAmount('MYR', typed))],
];

test('the fields of the forms without a drawer of orders are all here', () => {
  expect(fields).toHaveLength(38);
});

test.each(fields)(
  '%s: %j is sent as the text without unseen characters, which it may begin, have and end with',
  (_field, typed, read) => {
    const sent = read(typed);
    expect(sent).toBeDefined();
    for (const pasted of pastesOf(typed)) expect(read(pasted)).toEqual(sent);
  },
);
