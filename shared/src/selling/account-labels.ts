/** Returns the name of an account type (domain, section 1). An unknown code is returned unchanged. */
export function getAccountTypeName(accountType: string): string {
  switch (accountType) {
    case 'IND':
      return 'Individual';
    case 'JNT':
      return 'Joint';
    case 'MNR':
      return 'Minor';
    case 'COR':
      return 'Corporate';
    default:
      return accountType;
  }
}

/** Returns what distinguishes an account from others of its plan: who signs, or its EPF or PRS sub-account. */
export function getAccountNote(account: {
  readonly plan: string;
  readonly operatingInstruction?: string | null | undefined;
  readonly epfAccountType?: string | null | undefined;
}): string | undefined {
  if (account.plan === 'EPF') return account.epfAccountType ?? undefined;
  if (account.plan === 'PRS') return 'Sub-accounts A and B';
  switch (account.operatingInstruction) {
    case '1':
      return 'Principal';
    case '2':
      return 'Either to sign';
    case '3':
      return 'Both to sign';
    default:
      return undefined;
  }
}
