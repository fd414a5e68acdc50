import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { account } from '../core/customer/customer.fixture.ts';
import { allCurrencies, groupBanksByAccount, listCurrencies } from './bank-rows.ts';

const bank = (bankAccNumber: string, changes: Partial<BankAccount> = {}): BankAccount => ({
  bankAccName: 'TAN MEI LING',
  bankAccNumber,
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: false,
  ...changes,
});
const cash = account('1000482917', 'CS');
const prs = account('3000088125', 'PRS');
const served = [
  {
    accountId: '1000482917',
    bankAccounts: [
      bank('514212347710', { isDefault: true }),
      bank('8001234567', { currency: 'USD', idBankar: 'b1' }),
    ],
  },
];

test('[CLI-08] currencies are those of the bank accounts, MYR first', () => {
  expect(listCurrencies(served)).toEqual(['MYR', 'USD']);
  expect(listCurrencies([{ accountId: '1', bankAccounts: [bank('1', { currency: 'AUD' })] }])).toEqual([
    'AUD',
  ]);
});

test.each([
  [allCurrencies, ['5142 •••• 7710 default', '8001 •••• 4567 pending']],
  ['USD', ['8001 •••• 4567 pending']],
  ['AUD', []],
])('[CLI-08] [ITM-14] of an account, filtered by %s: %j', (currency, rows) => {
  const [group, ...others] = groupBanksByAccount([cash, prs], served, currency);
  expect(group?.account).toBe(cash);
  expect(group?.rows.map(({ number, state }) => `${number} ${state}`)).toEqual(rows);
  // a retirement scheme pays into no bank account
  expect(others).toEqual([]);
});

test('[CLI-08] an account of another plan is shown where it has a bank account on record', () => {
  const [, other] = groupBanksByAccount(
    [cash, prs],
    [{ accountId: prs.accountId, bankAccounts: [bank('1')] }],
    'all',
  );
  expect(other?.account).toBe(prs);
});
