import { departingAccounts } from './withdrawal-reasons.ts';

const made = (text: string) => {
  const [accountId = '', reason = ''] = text.split(' ');
  return { accountId, withdrawalReason: reason === '-' ? null : reason };
};

test.each([
  ['a departure alone', ['P1 9'], []],
  ['a departure with a pre-retirement withdrawal', ['P1 9', 'P1 2'], ['P1']],
  ['the other one first', ['P1 7', 'P1 9'], ['P1']],
  ['a departure from two schemes of one account', ['P1 9', 'P1 9'], []],
  ['a withdrawal from another account', ['P1 9', 'P2 2'], []],
  ['withdrawals without a departure', ['P1 2', 'P1 7'], []],
  ['a redemption that is no withdrawal', ['P1 9', 'P1 -'], []],
  ['two accounts, each with both', ['P1 9', 'P2 9', 'P2 3', 'P1 3'], ['P1', 'P2']],
] as const)('[ITM-04] asks about %s', (_case, withdrawals, accounts) => {
  expect(departingAccounts(withdrawals.map(made))).toEqual(accounts);
});
