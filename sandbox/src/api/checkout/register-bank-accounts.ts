import { banks } from '@portal/shared/banks';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationItems, bankAccounts } from '../../database/tables/index.ts';
import { readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import type { ApplicationStatus } from '../../rules/orders/status-transitions.ts';

/** Status of an application at which the bank accounts that it adds become the customer's. */
export const REGISTERING_STATUS: ApplicationStatus = 'Submitted';

/**
 * Writes the bank accounts that an application's items add, at once: the sandbox's fund manager examines nothing. A new
 * default account takes the place of the one before. Those of an onboarding are left out until its accounts are opened.
 */
export async function registerBankAccounts(orm: Orm, applicationId: string): Promise<void> {
  const items = await orm
    .select()
    .from(applicationItems)
    .where(eq(applicationItems.applicationId, applicationId));
  for (const { id, item } of items) {
    if (item.type !== 'bankar') continue;
    const { account, bankAccName, bankAccNumber, micrCode, swiftCode, bankName, currency, isDefault } =
      item.payload;
    const ofCurrency = and(eq(bankAccounts.accountId, account), eq(bankAccounts.currency, currency));
    if (readFutureAccountId(account)) continue;
    if (isDefault) await orm.update(bankAccounts).set({ isDefault: false }).where(ofCurrency);
    await orm.insert(bankAccounts).values({
      id: `B${id}`,
      accountId: account,
      holderName: bankAccName,
      number: bankAccNumber,
      // a bank abroad is known by its SWIFT code
      micrCode: micrCode ?? swiftCode ?? '',
      bankName,
      mnemonic: banks.find((bank) => bank.micrCode === micrCode)?.mnemonic ?? '',
      currency,
      isDefault,
    });
  }
}
