import { date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Money and units have 2 decimals, prices 4. The database stores them exactly and drizzle returns them as text. */
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const price = (name: string) => numeric(name, { precision: 12, scale: 4 });

/** Published prices of business days. */
export const navs = pgTable(
  'navs',
  {
    scheme: text('scheme').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    nav: price('nav').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scheme, table.date] })],
);

/** Units and cost of each scheme in an account. */
export const holdings = pgTable(
  'holdings',
  {
    accountId: text('account_id').notNull(),
    scheme: text('scheme').notNull(),
    currency: text('currency').notNull(),
    units: money('units').notNull(),
    cost: money('cost').notNull(),
    /** Units of a private retirement scheme's sub-account B; the others are in A. `null` for other schemes. */
    unitsB: money('units_b'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.scheme] })],
);

/** SA sale, RD redemption, SI and SO switch, DR reinvestment, CO cooling-off (docs/domain.md, section 7). */
export type TransactionType = 'SA' | 'RD' | 'SI' | 'SO' | 'DR' | 'CO';

/** Completed transactions. Units are negative for redemptions and switches out. */
export const transactions = pgTable(
  'transactions',
  {
    /** Both legs of a switch have the same. */
    reference: text('reference').notNull(),
    accountId: text('account_id').notNull(),
    agentCode: text('agent_code').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    scheme: text('scheme').notNull(),
    currency: text('currency').notNull(),
    gross: money('gross').notNull(),
    charge: money('charge').notNull(),
    nav: price('nav').notNull(),
    units: money('units').notNull(),
    /** `In Process` while a redemption is not paid out, otherwise `Completed`. */
    status: text('status').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.type] }),
    index('transactions_account').on(table.accountId, table.date),
  ],
);

/** Dividends of schemes: reinvested, or paid out to a bank account. */
export const dividends = pgTable(
  'dividends',
  {
    reference: text('reference').primaryKey(),
    accountId: text('account_id').notNull(),
    declaredOn: date('declared_on', { mode: 'string' }).notNull(),
    /** `null` until it is paid or reinvested. */
    paidOn: date('paid_on', { mode: 'string' }),
    scheme: text('scheme').notNull(),
    currency: text('currency').notNull(),
    /** Gross dividend of one unit. */
    grossPerUnit: price('gross_per_unit').notNull(),
    units: money('units').notNull(),
    amount: money('amount').notNull(),
    method: text('method').$type<'REINVEST' | 'PAYOUT'>().notNull(),
    /** Price and units of the reinvestment; `null` for a payout. */
    reinvestNav: price('reinvest_nav'),
    reinvestUnits: money('reinvest_units'),
  },
  (table) => [index('dividends_account').on(table.accountId, table.declaredOn)],
);
