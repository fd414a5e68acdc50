import type { account } from '@portal/shared/api/accounts';
import type * as z from 'zod/mini';
import type { Account } from './servicing.ts';

/** An account in the API's format. */
export function wireAccount(row: Account): z.input<typeof account> {
  return {
    accountId: row.id,
    accountName: row.name,
    accountType: row.accountType,
    plan: row.plan,
    currencies: [...row.currencies],
    holders: row.holders.map(({ name, idNo, role }) => ({ name, idNo, role })),
    operatingInstruction: row.operatingInstruction,
    epfAccountType: row.epfAccountType,
  };
}
