import {
  accountBankAccounts,
  associateAccounts,
  customerBankAccounts,
} from '@portal/shared/api/bank-accounts';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { accounts, bankAccounts } from '../../database/tables/index.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { readAccounts, readServicedAccount, readServicedCustomer } from '../customers/servicing.ts';
import { serve } from '../server/route.ts';

function wireBankAccount(row: typeof bankAccounts.$inferSelect) {
  return {
    BankAccName: row.holderName,
    BankAccNo: row.number,
    MICRCode: row.micrCode,
    BankName: row.bankName,
    Currency: row.currency,
    IsDefault: row.isDefault,
  };
}

export const bankAccountRoutes = [
  serve(accountBankAccounts, async ({ accountId }, context) => {
    await readServicedAccount(context, accountId);
    const rows = await context.orm
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.accountId, accountId))
      .orderBy(desc(bankAccounts.isDefault), bankAccounts.id);
    return rows.map(wireBankAccount);
  }),

  serve(customerBankAccounts, async ({ id }, context) => {
    await readServicedCustomer(context, id);
    const rows = await context.orm
      .select({ bankAccount: getTableColumns(bankAccounts), accountName: accounts.name })
      .from(bankAccounts)
      .innerJoin(accounts, eq(accounts.id, bankAccounts.accountId))
      .where(eq(accounts.customerId, id))
      .orderBy(desc(bankAccounts.isDefault), bankAccounts.id);
    return rows.map(({ bankAccount, accountName }) => ({
      ...wireBankAccount(bankAccount),
      AccountName: accountName,
      AccountNo: bankAccount.accountId,
    }));
  }),

  serve(associateAccounts, async ({ pcustomerid, pcurrency }, context) => {
    await readServicedCustomer(context, pcustomerid);
    if (!LOOKUPS.currency.some(({ code }) => code === pcurrency)) return [];
    const rows = await readAccounts(context, pcustomerid);
    return rows
      .filter(({ plan, accountType }) => plan === 'CS' && accountType !== 'COR')
      .map(({ id, name }) => ({ AccountName: name, AccountNo: id }));
  }),
];
