import type { Account } from '@portal/shared/api/accounts';
import { titleCase } from '../person/name.ts';

const typeNames: Readonly<Record<string, string>> = {
  IND: 'Individual',
  JNT: 'Joint',
  MNR: 'With a minor',
  COR: 'Corporate',
} satisfies Record<Account['accountType'], string>;

const instructionNames: Readonly<Record<string, string>> = {
  '1': 'Principal',
  '2': 'Either to sign',
  '3': 'Both to sign',
} satisfies Record<Account['operatingInstruction'], string>;

/**
 * Returns the name of an account type by its code (docs/domain.md, section 1): `IND` → `Individual`. An unknown code is
 * returned unchanged.
 */
export const getAccountTypeName = (accountType: string): string => typeNames[accountType] ?? accountType;

/**
 * Returns who signs for an account, by the code of its operating instruction: `Either to sign`. An unknown code is
 * returned unchanged.
 */
export const getInstructionName = (instruction: string): string =>
  instructionNames[instruction] ?? instruction;

/** Names of the kinds of EPF accounts. */
const epfNames: Readonly<Record<string, string>> = { Konvensional: 'Conventional', Shariah: 'Shariah' };

/** Returns the name of a kind of EPF account by its code. An unknown code is returned unchanged. */
export const getEpfAccountName = (code: string): string => epfNames[code] ?? code;

/** Returns the names of an account's holders, as `Tan Mei Ling and Lim Kok Seng`; `undefined` for an account of one. */
export const getHolderNames = ({ holders }: Pick<Account, 'holders'>): string | undefined =>
  holders.length > 1 ? holders.map(({ name }) => titleCase(name)).join(' and ') : undefined;

/** An account, or what an onboarding has answered of one so far. */
interface AccountFacts {
  readonly plan: string;
  readonly accountType?: string | null | undefined;
  readonly operatingInstruction?: string | null | undefined;
  readonly epfAccountType?: string | null | undefined;
}

/**
 * Returns what distinguishes an account from others of its plan: its EPF or PRS sub-account, or who signs. `undefined`
 * for an individual cash account, for which its one holder signs, for a company's, which has no principal, and when it
 * is unknown.
 */
export function getAccountNote(account: AccountFacts): string | undefined {
  const { plan, accountType, operatingInstruction, epfAccountType } = account;
  if (plan === 'EPF') return epfAccountType ? `EPF account: ${getEpfAccountName(epfAccountType)}` : undefined;
  if (plan === 'PRS') return 'Sub-accounts A and B';
  return accountType === 'IND' || accountType === 'COR' || !operatingInstruction
    ? undefined
    : getInstructionName(operatingInstruction);
}

/**
 * Returns the line that describes an account below its plan and number: its type and what distinguishes it
 * (`getAccountNote`), as `Individual` or `Joint · Either to sign`. Empty when neither is known.
 */
export const getAccountLine = (account: AccountFacts): string =>
  [account.accountType && getAccountTypeName(account.accountType), getAccountNote(account)]
    .filter(Boolean)
    .join(' · ');

/** Returns the line of an account with the names of its holders, where it has several. */
export const describeAccount = (account: Pick<Account, 'holders'> & AccountFacts): string =>
  [getAccountLine(account), getHolderNames(account)].filter(Boolean).join(' · ');
