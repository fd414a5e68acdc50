import { accountBankAccounts } from '@portal/shared/api/bank-accounts';
import { desc, eq } from 'drizzle-orm';
import { bankAccounts } from '../../database/tables/index.ts';
import { serve } from '../route.ts';
import { servicedAccount } from '../servicing.ts';

export const bankAccountRoutes = [
  serve(accountBankAccounts, async ({ accountId }, context) => {
    await servicedAccount(context, accountId);
    const rows = await context.orm
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.accountId, accountId))
      .orderBy(desc(bankAccounts.isDefault), bankAccounts.id);
    return rows.map((row) => ({
      BankAccName: row.holderName,
      BankAccNo: row.number,
      MICRCode: row.micrCode,
      BankName: row.bankName,
      Currency: row.currency,
      IsDefault: row.isDefault,
    }));
  }),
];
