import { addDays, type IsoDate } from '../../rules/calendar.ts';
import { type FundFacts, fundOf } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { AccountRow, CustomerRow, HoldingRow, PeopleRows, TransactionRow } from '../rows.ts';
import { type AccountNumbers, type AccountOptions, commonAccounts, createAccountRows } from './accounts.ts';
import { type CustomerTraits, customerRow } from './customer-row.ts';
import { createIdentity, type Identity, type UsedIdNumbers } from './identity.ts';
import { pastOf } from './past.ts';
import { chooseFunds, openingB, randomHolding } from './positions.ts';

/** The agent who services the customers, and whether they get transactions. */
export interface Servicing {
  readonly agentCustomerId: string;
  /** Agent codes of the transactions. Without them the accounts have none. */
  readonly codes?: { readonly ut: string; readonly prs: string };
}

/** What all customers of one seed share: random source, prices, running numbers and the rows made so far. */
export interface SeedContext {
  readonly source: Source;
  /** A source for transactions alone, so that customers and holdings are the same on every day. */
  readonly pastSource: Source;
  readonly today: IsoDate;
  readonly prices: PriceHistory;
  readonly numbers: AccountNumbers;
  readonly usedIds: UsedIdNumbers;
  nextReference(): string;
  readonly rows: PeopleRows;
}

/** A holding of a known customer. */
type FixedHolding = readonly [scheme: string, units: string, cost: string];

/** The holdings of an account: random ones in `funds`, and given ones. */
interface Contents {
  readonly funds: readonly FundFacts[];
  readonly holdings: readonly FixedHolding[];
}

/** Adds the rows of an account, its holdings and, when `servicing` has codes, the transactions that led to them. @returns its id. */
function addAccount(
  context: SeedContext,
  customer: CustomerRow,
  options: AccountOptions,
  { funds, holdings }: Contents,
  servicing: Servicing,
): string {
  const { source, rows } = context;
  const currencies = [...funds, ...holdings.map(([scheme]) => fundOf(scheme))].map((fund) => fund.currency);
  const { account, bankAccount } = createAccountRows(source, customer, options, context.numbers, currencies);
  if (bankAccount) rows.bankAccounts.push(bankAccount);
  const fixed = holdings.map(([scheme, units, cost]): HoldingRow => {
    const fund = fundOf(scheme);
    const head = { accountId: account.id, scheme, currency: fund.currency };
    return { ...head, units, cost, ...openingB(fund, units) };
  });
  const random = funds.map((fund) => randomHolding(source, account, fund));
  const { codes } = servicing;
  const { isInFirstYear = false } = options;
  const isFirst = rows.accounts.at(-1)?.customerId !== customer.id;
  const past =
    codes &&
    pastOf(
      context,
      customer,
      { ...account, agentCode: account.plan === 'PRS' ? codes.prs : codes.ut, isInFirstYear, isFirst },
      { fixed, random },
    );
  rows.holdings.push(...(past?.holdings ?? [...random, ...fixed]));
  rows.transactions.push(...(past?.transactions ?? []));
  rows.dividends.push(...(past?.dividends ?? []));
  rows.accounts.push({ ...account, ...firstContribution(account, past?.transactions[0], context.today) });
  return account.id;
}

/** Days since the first contribution to an account of PRS without transactions, at least. */
const LEAST_DAYS = 400;

/** Day of the first contribution to an account of PRS: that of its first purchase. */
function firstContribution(
  { id, plan }: AccountRow,
  firstTransaction: TransactionRow | undefined,
  today: IsoDate,
): Pick<AccountRow, 'firstContribution'> {
  if (plan !== 'PRS') return {};
  return { firstContribution: firstTransaction?.date ?? addDays(today, -LEAST_DAYS - (Number(id) % 3_000)) };
}

/**
 * Adds a random customer to the seed, with the accounts that customers commonly have. Returns the row. `index` decides
 * about an unusual name.
 */
export function addCommonCustomer(
  context: SeedContext,
  id: string,
  index: number,
  servicing: Servicing,
): CustomerRow {
  const { source, today, usedIds } = context;
  const identity = createIdentity(source, index, today, usedIds);
  const customer = customerRow(source, { id, agentCustomerId: servicing.agentCustomerId, today }, identity);
  context.rows.customers.push(customer);
  for (const account of commonAccounts(source, today, usedIds)) {
    const holder = {
      sophisticated: customer.isSophisticated,
      shariahOnly: account.epfAccountType === 'Shariah',
    };
    addAccount(
      context,
      customer,
      account,
      { funds: chooseFunds(source, account.plan, holder), holdings: [] },
      servicing,
    );
  }
  return customer;
}

/** An account of a known customer: given holdings, or random ones in the given schemes. */
export interface KnownAccount extends AccountOptions {
  readonly holdings?: readonly FixedHolding[];
  readonly schemes?: readonly string[];
}

/** A customer whose identity, traits and accounts are given; not sophisticated by default. */
export interface KnownCustomer {
  readonly id: string;
  readonly identity: Identity;
  readonly traits?: CustomerTraits;
  readonly accounts: readonly KnownAccount[];
}

/**
 * Adds a customer to the seed whose identity, accounts and holdings are given.
 * @returns the row and the account ids, in the order of `known.accounts`
 */
export function addKnownCustomer(
  context: SeedContext,
  known: KnownCustomer,
  servicing: Servicing,
): { readonly customer: CustomerRow; readonly accountIds: readonly string[] } {
  const { source, today, rows, usedIds } = context;
  usedIds.add(known.identity.idNo);
  const facts = { id: known.id, agentCustomerId: servicing.agentCustomerId, today };
  const customer = customerRow(source, facts, known.identity, { isSophisticated: false, ...known.traits });
  rows.customers.push(customer);
  const accountIds = known.accounts.map(({ holdings = [], schemes = [], ...account }) =>
    addAccount(context, customer, account, { funds: schemes.map(fundOf), holdings }, servicing),
  );
  return { customer, accountIds };
}
