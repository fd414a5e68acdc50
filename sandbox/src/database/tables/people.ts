import type { AccountType } from '@portal/shared/api/accounts';
import type { SatAnswer, SatSent } from '@portal/shared/api/suitability';
import type { Plan } from '@portal/shared/api/wire';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccountHolder } from '../../rules/onboarding/future-accounts.ts';

/** Agents who can sign in: identity and user mapping. */
export const agents = pgTable('agents', {
  sub: text('sub').primaryKey(),
  email: text('email').notNull().unique(),
  /** Plain text, because these people do not exist. `null` for an agent who cannot sign in. */
  password: text('password'),
  displayName: text('display_name').notNull(),
  /** Claim `agent_customer_id`; `null` until the account is linked. */
  agentCustomerId: text('agent_customer_id'),
  agentUuid: text('agent_uuid').notNull(),
  /** The agent's customer id on record, whether the account is linked or not. */
  servicingId: text('servicing_id').notNull(),
  /** Where one-time codes are sent. */
  mobile: text('mobile').notNull(),
  /** `user_id` of the mapping. */
  userId: text('user_id').notNull().unique(),
  isMapped: boolean('is_mapped').notNull(),
  isActive: boolean('is_active').notNull(),
  nric: text('nric').notNull(),
  /** Key of the test that created the agent. */
  testKey: text('test_key').unique(),
});

/** Registrations of agents; the id is the agent code. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    agentCustomerId: text('agent_customer_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    channelCode: text('channel_code').notNull(),
    registrationType: text('registration_type').$type<'UTS' | 'PRS'>().notNull(),
    /** `A` active, `I` inactive. */
    status: text('status').$type<'A' | 'I'>().notNull(),
  },
  (table) => [index('registrations_agent').on(table.agentCustomerId)],
);

/** Details of a customer that no search and no rule uses. */
export interface CustomerProfile {
  readonly nationality: string;
  readonly telCountryCode: string;
  readonly isStaff: boolean;
  readonly occupation: string;
  readonly occupationOth: string;
  readonly occupationDesignation: string;
  readonly race: string;
  readonly maritalStatus: string;
  readonly noOfDependents: number;
  readonly annualIncome: string;
  readonly employerName: string;
  readonly employerAdd: string;
  readonly natureofBusiness: string;
  readonly natureofBusinessOth: string;
  /** Separated by `;`, the back office's format. */
  readonly sourceOfIncome: string;
  readonly sourceOfIncomeOth: string;
  readonly purposeOfInvest: string;
  readonly purposeOfInvestOth: string;
  readonly personalAsset: string;
  readonly sophisticatedInvestorCriteria: string;
  readonly epfNo: string;
  readonly usResidentStatus: string;
  /** Answers of the vulnerable-investor block (docs/domain.md, section 4). */
  readonly vI: SatSent['vI'];
}

/** Customers with the fields that searches and rules use. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    /** The agent who services the customer. No other agent sees the customer. */
    agentCustomerId: text('agent_customer_id').notNull(),
    name: text('name').notNull(),
    customerType: text('customer_type').notNull(),
    idNo: text('id_no').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    email: text('email').notNull(),
    tel: text('tel').notNull(),
    isSophisticated: boolean('is_sophisticated').notNull(),
    /** Suitability rank 1 to 5, 0 declined; `null` never assessed. */
    satRank: integer('sat_rank'),
    satFrom: date('sat_from', { mode: 'string' }),
    satTo: date('sat_to', { mode: 'string' }),
    /** 1 accepted the result, 2 proceeds despite mismatch, 3 declined to give information. */
    satDeclarationId: integer('sat_declaration_id'),
    acceptsForeignCurrency: boolean('accepts_foreign_currency').notNull(),
    /** Answers of the last assessment that was sold here; `null` before it, also where the seed has a rank. */
    satAnswers: jsonb('sat_answers').$type<readonly SatAnswer[]>(),
    profile: jsonb('profile').$type<CustomerProfile>().notNull(),
    /** Name, identity number with and without dashes, e-mail and telephone, as people type them. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('customers_agent').on(table.agentCustomerId, table.name),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Accounts of customers, one plan each. */
export const accounts = pgTable(
  'accounts',
  {
    /** 10 digits: prefix 10 cash, 20 EPF, 30 PRS. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    accountType: text('account_type').$type<AccountType>().notNull(),
    /** 1 principal, 2 either to sign, 3 both to sign. */
    operatingInstruction: text('operating_instruction').$type<'1' | '2' | '3'>().notNull(),
    currencies: jsonb('currencies').$type<readonly string[]>().notNull(),
    holders: jsonb('holders').$type<readonly AccountHolder[]>().notNull(),
    /** Names and numbers of the holders beside the customer, as the search compares them; empty without any. */
    holderText: text('holder_text').notNull(),
    epfAccountType: text('epf_account_type').$type<'Konvensional' | 'Shariah'>(),
    /** Day of the first contribution to PRS; `null` before it, and for other plans. */
    firstContribution: date('first_contribution', { mode: 'string' }),
  },
  (table) => [index('accounts_customer').on(table.customerId)],
);

/** Bank accounts for payouts, by account. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    holderName: text('holder_name').notNull(),
    number: text('number').notNull(),
    micrCode: text('micr_code').notNull(),
    bankName: text('bank_name').notNull(),
    mnemonic: text('mnemonic').notNull(),
    currency: text('currency').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [index('bank_accounts_account').on(table.accountId)],
);
