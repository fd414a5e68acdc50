import type { AccountType, Plan } from '../../database/tables/index.ts';
import type { IsoDate } from '../../rules/calendar.ts';
import type { Source } from '../random.ts';
import { BANKS } from '../reference/banks.ts';
import type { AccountRow, BankAccountRow, CustomerRow } from '../rows.ts';
import { identityOf, type TakenNumbers } from './identity.ts';

const PREFIX: Record<Plan, string> = { CS: '10', EPF: '20', PRS: '30' };

/** Hands out account numbers: 10 digits, the first two tell the plan (domain, section 1). */
export interface AccountNumbers {
  next(plan: Plan): string;
}

export function accountNumbers(first: number): AccountNumbers {
  let number = first;
  return {
    next(plan) {
      number += 1;
      return `${PREFIX[plan]}${String(number).padStart(8, '0')}`;
    },
  };
}

/** What an account is to be; everything else follows from the customer. */
export interface AccountWish {
  readonly id?: string;
  readonly plan: Plan;
  readonly accountType?: AccountType;
  readonly operatingInstruction?: '1' | '2' | '3';
  readonly epfAccountType?: 'Konvensional' | 'Shariah';
  readonly jointHolder?: { readonly name: string; readonly idNo: string };
}

export interface MadeAccount {
  readonly account: AccountRow;
  readonly bankAccount: BankAccountRow | undefined;
}

function bankAccountOf(source: Source, account: AccountRow): BankAccountRow {
  const bank = source.pick(BANKS);
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

/** Opens an account; currencies are those of what it holds, ringgit at least. */
export function openAccount(
  source: Source,
  customer: CustomerRow,
  wish: AccountWish,
  numbers: AccountNumbers,
  currencies: readonly string[],
): MadeAccount {
  const accountType = wish.accountType ?? 'IND';
  const joint = wish.jointHolder && {
    ...wish.jointHolder,
    role: accountType === 'MNR' ? ('Minor' as const) : ('Joint' as const),
  };
  const account: AccountRow = {
    id: wish.id ?? numbers.next(wish.plan),
    customerId: customer.id,
    name: customer.name,
    plan: wish.plan,
    accountType,
    operatingInstruction: wish.operatingInstruction ?? '1',
    currencies: [...new Set(['MYR', ...currencies])],
    holders: [{ name: customer.name, idNo: customer.idNo, role: 'Principal' }, ...(joint ? [joint] : [])],
    epfAccountType: wish.plan === 'EPF' ? (wish.epfAccountType ?? 'Konvensional') : null,
  };
  return { account, bankAccount: wish.plan === 'CS' ? bankAccountOf(source, account) : undefined };
}

/** The accounts a customer commonly has: none, cash, EPF, PRS, a joint one. */
export function commonWishes(source: Source, today: IsoDate, taken: TakenNumbers): readonly AccountWish[] {
  if (source.percent(7)) return [];
  const wishes: AccountWish[] = [];
  if (source.percent(90)) wishes.push({ plan: 'CS' });
  if (source.percent(12)) {
    const { name, idNo } = identityOf(source, 1, today, taken);
    wishes.push({
      plan: 'CS',
      accountType: 'JNT',
      operatingInstruction: source.pick(['1', '2', '3'] as const),
      jointHolder: { name, idNo },
    });
  }
  if (source.percent(25)) {
    wishes.push({ plan: 'EPF', epfAccountType: source.pick(['Konvensional', 'Shariah'] as const) });
  }
  if (source.percent(30)) wishes.push({ plan: 'PRS' });
  return wishes;
}
