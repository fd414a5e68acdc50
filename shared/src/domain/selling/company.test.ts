import { isCompany } from './company.ts';

const account = (accountType: 'IND' | 'COR') => ({
  accountId: '1000118450',
  accountName: 'Tan Brothers Hardware Sdn Bhd',
  accountType,
  plan: 'CS' as const,
  currencies: ['MYR'],
  holders: [],
  operatingInstruction: '1' as const,
  epfAccountType: null,
});

test.each([
  ['Corporate', [account('COR')], true],
  ['Corporate', [], true],
  ['Sdn Bhd', [account('COR')], true],
  ['Individual', [account('IND')], false],
  ['Individual', [account('IND'), account('COR')], false],
  ['Individual', [], false],
])(
  '[SAT-01] a customer of the type %s with these accounts is a company or not: %#',
  (customerType, accounts, expected) => {
    expect(isCompany({ customerType, account: accounts })).toBe(expected);
  },
);
