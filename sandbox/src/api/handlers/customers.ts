import { customerInfo, type satStatuses, searchCustomers } from '@portal/shared/api/customers';
import { compact } from '@portal/shared/customer-search';
import { and, count, eq, getTableColumns, ilike, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/orm.ts';
import { accounts, cartItems, customers } from '../../database/tables/index.ts';
import { ageOn, dateInKualaLumpur, type IsoDate } from '../../rules/calendar.ts';
import { categoryOfRank } from '../../rules/orders/suitability.ts';
import { groupBy } from '../checkout/group-by.ts';
import { searchWords } from '../customers/search-words.ts';
import { type Customer, readAccounts, readServicedCustomer } from '../customers/servicing.ts';
import { wireAccount } from '../customers/wire-account.ts';
import { serve } from '../server/route.ts';

type SatStatus = (typeof satStatuses)[number];

/** Digits from which a number may be an account's. */
const ACCOUNT_DIGITS = 6;

/**
 * Number of items in the cart of a row's customer. The columns are named with their tables: in the query of one table
 * drizzle would write `id` alone, which here is the item's.
 */
const openCartItems = (agentUserId: string) =>
  sql<number>`(select count(*)::int from ${cartItems} where ${cartItems}.customer_id = ${customers}.id
    and ${cartItems}.agent_user_id = ${agentUserId} and ${cartItems}.state = 'cart')`;

function escapeForLike(word: string): string {
  return word.replace(/[\\%_]/g, (char) => `\\${char}`);
}

/** The condition that a text has all words of a search, each in one of its forms; none for an empty search. */
const hasAll = (searched: PgColumn, keyword: string): SQL | undefined =>
  and(
    ...searchWords(keyword).map((forms) =>
      or(...forms.map((form) => ilike(searched, `%${escapeForLike(form)}%`))),
    ),
  );

/** The condition that a customer has an account that meets a condition. */
const ownersOf = (orm: Orm, condition: SQL | undefined): SQL =>
  inArray(customers.id, orm.select({ id: accounts.customerId }).from(accounts).where(condition));

/** Reads the holders of customers' accounts beside the customer, each once. */
async function readOtherHolders(orm: Orm, customerIds: readonly string[]) {
  const shared = await orm
    .select()
    .from(accounts)
    .where(and(inArray(accounts.customerId, [...customerIds]), ne(accounts.holderText, '')));
  const accountsOf = groupBy(shared, ({ customerId }) => customerId);
  return (customerId: string) => {
    const others = accountsOf(customerId)
      .flatMap(({ holders }) => holders)
      .filter(({ role }) => role !== 'Principal');
    return [...new Map(others.map(({ name, idNo }) => [idNo, { name, idNo }])).values()];
  };
}

function satStatus({ satRank, satTo }: Customer, today: IsoDate): SatStatus {
  if (satRank === null || satTo === null) return 'Not assessed';
  if (satRank === 0) return 'Declined';
  return satTo < today ? 'Expired' : 'Valid';
}

const DECLARATIONS: Readonly<Record<number, string>> = {
  1: 'Accepts the result',
  2: 'Proceeds despite a mismatch',
  3: 'Declines to give information',
};

export const customerRoutes = [
  serve(searchCustomers, async ({ keyword, limit, page }, { orm, agent, now }) => {
    const hasWords = hasAll(customers.searchText, keyword);
    const hasHolder = ownersOf(orm, hasAll(accounts.holderText, keyword));
    const digits = compact(keyword);
    const hasAccount =
      digits.length >= ACCOUNT_DIGITS && /^\d+$/.test(digits)
        ? ownersOf(orm, like(accounts.id, `%${digits}%`))
        : undefined;
    const matches = and(
      eq(customers.agentCustomerId, agent.agentCustomerId),
      hasWords && or(hasWords, ilike(customers.id, escapeForLike(keyword.trim())), hasAccount, hasHolder),
    );
    const [counted] = await orm.select({ total: count() }).from(customers).where(matches);
    const rows = await orm
      .select({ ...getTableColumns(customers), openCartItems: openCartItems(agent.userId) })
      .from(customers)
      .where(matches)
      .orderBy(customers.name, customers.id)
      .limit(limit)
      .offset((page - 1) * limit);
    const today = dateInKualaLumpur(now);
    const others = await readOtherHolders(
      orm,
      rows.map(({ id }) => id),
    );
    return {
      total: counted?.total ?? 0,
      page,
      limit,
      customers: rows.map((row) => ({
        customerId: row.id,
        name: row.name,
        idNo: row.idNo,
        customerType: row.customerType,
        email: row.email || null,
        tel: row.tel,
        telCountryCode: row.profile.telCountryCode,
        satStatus: satStatus(row, today),
        satEffectiveDateTo: row.satTo,
        openCartItems: row.openCartItems,
        otherHolders: others(row.id),
      })),
    };
  }),

  serve(customerInfo, async ({ customerId }, context) => {
    const row = await readServicedCustomer(context, customerId);
    const ownAccounts = await readAccounts(context, customerId);
    const category = row.satRank === null ? undefined : categoryOfRank(row.satRank);
    return {
      ...row.profile,
      customerId: row.id,
      name: row.name,
      idNo: row.idNo,
      email: row.email || null,
      customerType: row.customerType,
      tel: row.tel,
      sI: row.isSophisticated,
      riskCategory: category?.riskCategory ?? null,
      satGroup: category?.satGroup ?? null,
      satDeclaration: DECLARATIONS[row.satDeclarationId ?? 0] ?? null,
      satDeclarationId: row.satDeclarationId,
      satEffectiveDate: row.satFrom,
      satEffectiveDateTo: row.satTo,
      account: ownAccounts.map(wireAccount),
      age: row.dateOfBirth === null ? null : ageOn(row.dateOfBirth, dateInKualaLumpur(context.now)),
      epfAccountType: ownAccounts.find(({ plan }) => plan === 'EPF')?.epfAccountType ?? null,
    };
  }),
];
