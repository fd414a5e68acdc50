import type { InferInsertModel } from 'drizzle-orm';
import type * as tables from '../database/tables/index.ts';

export type AgentRow = InferInsertModel<typeof tables.agents>;
export type RegistrationRow = InferInsertModel<typeof tables.registrations>;
export type CustomerRow = InferInsertModel<typeof tables.customers>;
export type AccountRow = InferInsertModel<typeof tables.accounts>;
export type BankAccountRow = InferInsertModel<typeof tables.bankAccounts>;
export type HoldingRow = InferInsertModel<typeof tables.holdings>;
export type TransactionRow = InferInsertModel<typeof tables.transactions>;
export type DividendRow = InferInsertModel<typeof tables.dividends>;
export type CartItemRow = InferInsertModel<typeof tables.cartItems>;
export type PaymentRow = InferInsertModel<typeof tables.payments>;
export type ConfirmationLinkRow = InferInsertModel<typeof tables.confirmationLinks>;
export type AttachmentRow = InferInsertModel<typeof tables.attachments>;

/** Rows of all tables about customers. */
export interface PeopleRows {
  readonly customers: CustomerRow[];
  readonly accounts: AccountRow[];
  readonly bankAccounts: BankAccountRow[];
  readonly holdings: HoldingRow[];
  readonly transactions: TransactionRow[];
  readonly dividends: DividendRow[];
}

/** Returns an empty list of rows for each table about customers; the seed adds the rows. */
export function emptyPeopleRows(): PeopleRows {
  return { customers: [], accounts: [], bankAccounts: [], holdings: [], transactions: [], dividends: [] };
}
