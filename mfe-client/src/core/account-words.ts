/** The account's type in words (domain, section 1); a code not known here is shown as it is. */
export function accountTypeName(accountType: string): string {
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

/** What tells an account from its siblings: who signs, which EPF account, which PRS sub-accounts. */
export function accountNote(account: {
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
