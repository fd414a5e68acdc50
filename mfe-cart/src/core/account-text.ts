import type { Account } from '@portal/shared/api/accounts';

const signing = { '1': 'principal signs', '2': 'either to sign', '3': 'both to sign' } as const;

/** Account types in words (domain: roles, accounts, plans). */
export const accountTypeNames = {
  IND: 'Individual',
  JNT: 'Joint',
  MNR: 'With a minor',
  COR: 'Corporate',
} as const satisfies Record<Account['accountType'], string>;

/** Who holds an account and who signs: `Individual`, `Joint, either to sign`. */
export function accountText(
  account: Pick<Account, 'accountType' | 'operatingInstruction'> | undefined,
): string | undefined {
  if (!account) return undefined;
  const { accountType, operatingInstruction } = account;
  const type = accountTypeNames[accountType];
  return accountType === 'IND' ? type : `${type}, ${signing[operatingInstruction]}`;
}
