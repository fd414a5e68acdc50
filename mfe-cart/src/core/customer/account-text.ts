import type { Account } from '@portal/shared/api/accounts';

const signing = { '1': 'principal signs', '2': 'either to sign', '3': 'both to sign' } as const;

/** Account types as text (domain: roles, accounts, plans). */
export const accountTypeNames = {
  IND: 'Individual',
  JNT: 'Joint',
  MNR: 'With a minor',
  COR: 'Corporate',
} as const satisfies Record<Account['accountType'], string>;

/** Returns the account's type and who signs for it: `Individual`, `Joint, either to sign`. */
export function accountText(
  account: Pick<Account, 'accountType' | 'operatingInstruction'> | undefined,
): string | undefined {
  if (!account) return undefined;
  const { accountType, operatingInstruction } = account;
  const type = accountTypeNames[accountType];
  return accountType === 'IND' ? type : `${type}, ${signing[operatingInstruction]}`;
}
