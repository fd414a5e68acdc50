import { decoded } from '@portal/shared/testing';
import { accountBankAccounts, associateAccounts, customerBankAccounts } from './bank-accounts.ts';

const raw = {
  BankAccName: 'TAN MEI LING',
  BankAccNo: '514212347710',
  MICRCode: 'MBBEMYKL',
  BankName: 'Maybank',
  Currency: 'MYR',
  IsDefault: true,
};
const mapped = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};

test('[CLI-09] maps the raw fields of an account’s bank accounts', () =>
  expect(decoded(accountBankAccounts, [raw])).toEqual([mapped]));

test('[CLI-09] maps AccountName and AccountNo too, where the detail form has them', () =>
  expect(
    decoded(customerBankAccounts, [{ ...raw, AccountName: 'TAN MEI LING', AccountNo: '1000482917' }]),
  ).toEqual([{ ...mapped, accountName: 'TAN MEI LING', accountNo: '1000482917' }]));

test('[API-08] maps the accounts that may be served', () =>
  expect(decoded(associateAccounts, [{ AccountName: 'TAN MEI LING', AccountNo: '1000482917' }])).toEqual([
    { accountName: 'TAN MEI LING', accountNo: '1000482917' },
  ]));
