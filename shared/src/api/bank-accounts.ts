import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency, id } from './wire.ts';

/** A bank account in the customer master's field names. */
const rawBankAccount = z.object({
  BankAccName: z.string(),
  BankAccNo: z.string(),
  MICRCode: z.string(),
  BankName: z.string(),
  Currency: currency,
  IsDefault: z.boolean(),
});

/** A bank account in the portal's field names (specification, section 3). */
export interface BankAccount {
  readonly bankAccName: string;
  readonly bankAccNumber: string;
  readonly bankMICR: string;
  readonly bankName: string;
  readonly currency: string;
  readonly isDefault: boolean;
  /** Only while the account's addition is pending. */
  readonly idBankar?: string;
}

const bankAccount = z.pipe(
  rawBankAccount,
  z.transform(
    (raw: z.output<typeof rawBankAccount>): BankAccount => ({
      bankAccName: raw.BankAccName,
      bankAccNumber: raw.BankAccNo,
      bankMICR: raw.MICRCode,
      bankName: raw.BankName,
      currency: raw.Currency,
      isDefault: raw.IsDefault,
    }),
  ),
);

/** Bank accounts registered for an account. */
export const accountBankAccounts = defineEndpoint({
  method: 'GET',
  path: '/cif/account/bankaccount',
  query: z.strictObject({ accountId: id }),
  response: z.array(bankAccount),
  onFailure: 'throw',
});

/** Bank accounts registered for any account of a customer; `id` in the path is the customer's. */
export const customerBankAccounts = defineEndpoint({
  method: 'GET',
  path: '/cif/{id}/enquiry/bankaccount',
  params: z.strictObject({ id }),
  response: z.array(bankAccount),
  onFailure: 'throw',
});
