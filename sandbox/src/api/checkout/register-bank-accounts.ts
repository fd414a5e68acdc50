import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationItems, bankAccounts } from '../../database/tables/index.ts';
import { BANKS } from '../../seed/reference/banks.ts';

/**
 * Registers the bank accounts that an application adds, once it is submitted: the sandbox's fund manager examines nothing.
 * A new default account takes the place of the one before.
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
    if (isDefault) await orm.update(bankAccounts).set({ isDefault: false }).where(ofCurrency);
    await orm.insert(bankAccounts).values({
      id: `B${id}`,
      accountId: account,
      holderName: bankAccName,
      number: bankAccNumber,
      // a bank abroad is known by its SWIFT code
      micrCode: micrCode ?? swiftCode ?? '',
      bankName,
      mnemonic: BANKS.find((bank) => bank.micrCode === micrCode)?.mnemonic ?? '',
      currency,
      isDefault,
    });
  }
}
