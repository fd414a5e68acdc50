import {
  customerAsPayer,
  jointHolders,
  missingPayer,
  needsPayer,
  payerOf,
  payerRelationships,
} from './payer.ts';

const account = {
  accountId: '1',
  accountName: 'TAN MEI LING',
  accountType: 'JNT',
  plan: 'CS',
  currencies: ['MYR'],
  holders: [
    { name: 'TAN MEI LING', idNo: '880101145566', role: 'Principal' },
    { name: 'LIM KOK SENG', idNo: '620118075311', role: 'Joint' },
    { name: 'LIM WEI', idNo: '150118075311', role: 'Minor' },
  ],
  operatingInstruction: '2',
  epfAccountType: null,
} as const;
const accounts = [{ ...account, currencies: ['MYR'], holders: [...account.holders] }];
const cash = { accountId: '1', plan: 'CS' } as const;
const prs = { accountId: '3', plan: 'PRS' } as const;
const epf = { accountId: '2', plan: 'EPF' } as const;

const other = {
  who: 'other',
  name: 'Lim Kok Seng',
  idNo: '620118-07-5311',
  relationship: 'Spouse',
  reason: 'Pays from a common account',
  bankName: 'Maybank',
  proof: { name: 'marriage.pdf', path: 'uploads::p1' },
};

test('returns the joint holders of the accounts that are paid into, without minors', () => {
  expect(jointHolders(accounts, [cash])).toEqual([
    { name: 'LIM KOK SENG', idNo: '620118075311', accountId: '1' },
  ]);
  expect(jointHolders(accounts, [prs])).toEqual([]);
});

test('offers the employer only for PRS, and needs no payer for EPF', () => {
  expect(payerRelationships([prs])).toContain('Employer');
  expect(payerRelationships([prs, cash])).not.toContain('Employer');
  expect(needsPayer([epf])).toBe(false);
  expect(needsPayer([epf, cash])).toBe(true);
});

test('[CHK-01] returns a payer only when it is not the customer', () => {
  const joint = jointHolders(accounts, [cash]);
  expect(payerOf(customerAsPayer, joint)).toBeUndefined();
  expect(payerOf({ ...customerAsPayer, who: '620118075311' }, joint)).toMatchObject({
    name: 'LIM KOK SENG',
    relationship: 'Joint holder',
  });
  expect(payerOf(other, joint)).toEqual({
    name: 'Lim Kok Seng',
    idNo: '620118-07-5311',
    relationship: 'Spouse',
    reason: 'Pays from a common account',
    bankName: 'Maybank',
    proof: 'uploads::p1',
  });
});

test.each([
  ['name', { name: '.' }],
  ['idNo', { idNo: '12' }],
  ['relationship', { relationship: '' }],
  ['bankName', { bankName: '' }],
  ['reason', { reason: 'no' }],
  ['proof', { proof: null }],
])('reports a third party without %s', (field, change) => {
  expect(missingPayer(other, [])).toEqual([]);
  expect(missingPayer({ ...other, ...change }, []).map((each) => each.field)).toEqual([`payer.${field}`]);
});

test('[CHK-01] reports a joint holder of other accounts, and never takes the customer instead', () => {
  const holder = { ...customerAsPayer, who: '620118075311' };
  expect(missingPayer(holder, jointHolders(accounts, [cash]))).toEqual([]);
  expect(missingPayer(holder, jointHolders(accounts, [prs])).map(({ field }) => field)).toEqual([
    'payer.who',
  ]);
  expect(missingPayer(customerAsPayer, [])).toEqual([]);
});
