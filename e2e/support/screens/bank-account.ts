import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '@portal/shared/dates';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { profileAddress, redeemAddress } from './transaction-drawers.ts';

const picture = join(import.meta.dirname, '../../../sandbox/src/seed/orders/files/bank-statement.jpg');

/** A statement as a picture, as `setInputFiles` takes it. */
export const statement = {
  name: 'statement.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(picture),
};

/** The drawer with the form of a bank account addition. */
export const bankAccountDrawer = (page: Page) => page.getByRole('dialog', { name: 'Add bank account' });

/** Address that opens the drawer for a customer. */
export const bankAccountAddress = (customer: Customer): string =>
  profileAddress(customer, { transaction: 'bank-account' });

/** Address of the profile's Bank accounts tab. */
export const bankAccountsTab = (customer: Customer): string =>
  profileAddress(customer, { tab: 'bank-accounts' });

/** Dates the statement today and chooses its file, which is uploaded at once. */
export async function chooseStatement(drawer: Locator): Promise<void> {
  await drawer.getByLabel('Date of the statement').fill(today());
  await drawer.locator('input[type=file]').setInputFiles(statement);
}

/** Attaches the statement and waits until the service has received it. */
export async function attachStatement(drawer: Locator): Promise<void> {
  await chooseStatement(drawer);
  await expect(drawer.getByRole('img', { name: `Preview of ${statement.name}` })).toBeVisible();
}

/** Chooses Maybank and enters an account number there. */
export async function enterMaybank(drawer: Locator, number: string): Promise<void> {
  await drawer.getByRole('combobox', { name: 'Bank', exact: true }).selectOption('Maybank');
  await drawer.getByRole('textbox', { name: 'Account number', exact: true }).fill(number);
}

/** The customer's bank account in ringgit as a redemption names it, by the reply that the drawer of a holding gets. */
export async function readBankAccount(page: Page, customer: Customer, scheme: string): Promise<object> {
  const reply = page.waitForResponse(/cif\/account\/bankaccount/);
  await page.goto(redeemAddress(customer, 'CS', scheme));
  const accounts: readonly Readonly<Record<string, string>>[] = await (await reply).json();
  const found = accounts.find(({ Currency }) => Currency === 'MYR');
  return {
    payeeName: found?.BankAccName,
    bankAccNumber: found?.BankAccNo,
    micrCode: found?.MICRCode,
    bankName: found?.BankName,
  };
}
