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
  /** Name and number of the customer's account that is served; only in the detail form. */
  AccountName: z.optional(z.string()),
  AccountNo: z.optional(id),
});

/** A bank account in the portal's field names (CLI-09). */
export interface BankAccount {
  readonly bankAccName: string;
  readonly bankAccNumber: string;
  readonly bankMICR: string;
  readonly bankName: string;
  readonly currency: string;
  readonly isDefault: boolean;
  /** Name and number of the customer's account that is served, where the call says it. */
  readonly accountName?: string;
  readonly accountNo?: string;
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
      ...(raw.AccountName === undefined ? {} : { accountName: raw.AccountName }),
      ...(raw.AccountNo === undefined ? {} : { accountNo: raw.AccountNo }),
    }),
  ),
);

/** Bank accounts registered for an account. */
export const accountBankAccounts = defineEndpoint({
  method: 'GET',
  path: '/cif/account/bankaccount',
  query: z.strictObject({ accountId: id }),
  response: z.array(bankAccount),
});

/** Bank accounts registered for any account of a customer, each with that account; `id` in the path is the customer's. */
export const customerBankAccounts = defineEndpoint({
  method: 'GET',
  path: '/cif/{id}/enquiry/bankaccount',
  params: z.strictObject({ id }),
  response: z.array(bankAccount),
});

const rawAssociateAccount = z.object({ AccountName: z.string(), AccountNo: id });

const associateAccount = z.pipe(
  rawAssociateAccount,
  z.transform((raw: z.output<typeof rawAssociateAccount>) => ({
    accountName: raw.AccountName,
    accountNo: raw.AccountNo,
  })),
);

/** The accounts of a customer that a new bank account of a currency may serve. Both zeros are fixed (API-08). */
export const associateAccounts = defineEndpoint({
  method: 'GET',
  path: '/cif/account/bankaccount/associateaccount',
  query: z.strictObject({
    pcustomerid: id,
    pisjointbankaccount: z.literal('0'),
    pisthirdpartybankaccount: z.literal('0'),
    pcurrency: currency,
  }),
  response: z.array(associateAccount),
  onFailure: 'log',
});
