import type { Account } from '@portal/shared/api/accounts';

const signing = { '1': 'principal signs', '2': 'either to sign', '3': 'both to sign' } as const;
const types = { JNT: 'Joint', MNR: 'With a minor', COR: 'Corporate' } as const;

/** Who holds an account and who signs: `Individual`, `Joint, either to sign`. */
export function accountWords(
  account: Pick<Account, 'accountType' | 'operatingInstruction'> | undefined,
): string | undefined {
  if (!account) return undefined;
  const { accountType, operatingInstruction } = account;
  return accountType === 'IND' ? 'Individual' : `${types[accountType]}, ${signing[operatingInstruction]}`;
}
