import type { AccountType } from '@portal/shared/api/accounts';
import type { Plan } from '@portal/shared/api/wire';
import { banks } from '@portal/shared/banks';
import type { IsoDate } from '../../rules/calendar.ts';
import type { AccountHolder } from '../../rules/onboarding/future-accounts.ts';
import type { Source } from '../random.ts';
import type { AccountRow, BankAccountRow, CustomerRow } from '../rows.ts';
import { holderTextOf } from './customer-row.ts';
import { createIdentity, type UsedIdNumbers } from './identity.ts';

const PREFIX: Record<Plan, string> = { CS: '10', EPF: '20', PRS: '30' };

/** Gives account numbers: 10 digits, the first two are the plan's (docs/domain.md, section 1). */
export interface AccountNumbers {
  next(plan: Plan): string;
}

/**
 * Creates account numbers: each `next` returns the plan's prefix with the number after the one before, at first `first`
 * + 1.
 */
export function createAccountNumbers(first: number): AccountNumbers {
  let number = first;
  return {
    next(plan) {
      number += 1;
      return `${PREFIX[plan]}${String(number).padStart(8, '0')}`;
    },
  };
}

/** Options of a new account. The customer decides everything else. */
export interface AccountOptions {
  readonly id?: string;
  readonly plan: Plan;
  readonly accountType?: AccountType;
  readonly operatingInstruction?: '1' | '2' | '3';
  readonly epfAccountType?: 'Konvensional' | 'Shariah';
  readonly jointHolder?: { readonly name: string; readonly idNo: string };
  /** The first contribution to PRS was less than a year ago. */
  readonly isInFirstYear?: true;
}

interface NewAccountRows {
  readonly account: AccountRow;
  readonly bankAccount: BankAccountRow | undefined;
}

function bankAccountOf(source: Source, account: AccountRow): BankAccountRow {
  const bank = source.pick(banks);
  const length = source.pick(bank.digits);
  return {
    id: `B${account.id}`,
    accountId: account.id,
    holderName: account.name,
    number: source.faker.string.numeric({ length, allowLeadingZeros: false }),
    micrCode: bank.micrCode,
    bankName: bank.name,
    mnemonic: bank.mnemonic,
    currency: 'MYR',
    isDefault: true,
  };
}

/**
 * Returns the rows of an account. It always has MYR among its `currencies`; a cash account also gets a bank account.
 */
export function createAccountRows(
  source: Source,
  customer: CustomerRow,
  options: AccountOptions,
  numbers: AccountNumbers,
  currencies: readonly string[],
): NewAccountRows {
  const accountType = options.accountType ?? 'IND';
  const joint = options.jointHolder && {
    ...options.jointHolder,
    role: accountType === 'MNR' ? ('Minor' as const) : ('Joint' as const),
  };
  const principal: AccountHolder = { name: customer.name, idNo: customer.idNo, role: 'Principal' };
  const holders = joint ? [principal, joint] : [principal];
  const account: AccountRow = {
    id: options.id ?? numbers.next(options.plan),
    customerId: customer.id,
    name: customer.name,
    plan: options.plan,
    accountType,
    operatingInstruction: options.operatingInstruction ?? '1',
    currencies: [...new Set(['MYR', ...currencies])],
    holders,
    holderText: holderTextOf(holders),
    epfAccountType: options.plan === 'EPF' ? (options.epfAccountType ?? 'Konvensional') : null,
  };
  return { account, bankAccount: options.plan === 'CS' ? bankAccountOf(source, account) : undefined };
}

/**
 * Returns the accounts of a random customer: none, or any of cash, joint cash, EPF and PRS. The joint holder's identity
 * number is added to `usedIds`.
 */
export function commonAccounts(
  source: Source,
  today: IsoDate,
  usedIds: UsedIdNumbers,
): readonly AccountOptions[] {
  if (source.percent(7)) return [];
  const accounts: AccountOptions[] = [];
  if (source.percent(90)) accounts.push({ plan: 'CS' });
  if (source.percent(12)) {
    const { name, idNo } = createIdentity(source, 1, today, usedIds);
    accounts.push({
      plan: 'CS',
      accountType: 'JNT',
      operatingInstruction: source.pick(['1', '2', '3'] as const),
      jointHolder: { name, idNo },
    });
  }
  if (source.percent(25)) {
    accounts.push({ plan: 'EPF', epfAccountType: source.pick(['Konvensional', 'Shariah'] as const) });
  }
  if (source.percent(30)) accounts.push({ plan: 'PRS' });
  return accounts;
}
