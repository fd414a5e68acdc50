import type { Plan } from '../../database/tables/index.ts';
import type { IsoDate } from '../../rules/calendar.ts';
import { type FundFacts, fundOf } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { CustomerRow, PeopleRows } from '../rows.ts';
import { type AccountNumbers, type AccountWish, commonWishes, openAccount } from './accounts.ts';
import { type CustomerTraits, customerRow } from './customer-row.ts';
import { type Identity, identityOf, type TakenNumbers } from './identity.ts';
import {
  chooseFunds,
  openingPosition,
  type Past,
  type Position,
  pastPurchases,
  tradedPosition,
} from './positions.ts';

/** Whose customers are made, and whether the past year is made up for them too. */
export interface Servicing {
  readonly agentCustomerId: string;
  /** Codes under which the past year's transactions were sold; absent: no history is made up. */
  readonly codes?: { readonly ut: string; readonly prs: string };
}

/** What all people of one seed share. */
export interface Office {
  readonly source: Source;
  readonly today: IsoDate;
  readonly prices: PriceHistory;
  readonly numbers: AccountNumbers;
  readonly taken: TakenNumbers;
  nextReference(): string;
  readonly rows: PeopleRows;
}

/** A holding that a fixture fixes: scheme, units, cost, units pending. */
export type FixedHolding = readonly [scheme: string, units: string, cost: string, pending?: string];

/** What an account holds: made up of some schemes, or fixed. */
interface Contents {
  readonly funds: readonly FundFacts[];
  readonly holdings: readonly FixedHolding[];
}

/** Opens an account and fills it, with a past year where there is an agent to have sold it. */
function addAccount(
  office: Office,
  customer: CustomerRow,
  wish: AccountWish,
  { funds, holdings }: Contents,
  servicing: Servicing,
): string {
  const { source, rows } = office;
  const currencies = [...funds, ...holdings.map(([scheme]) => fundOf(scheme))].map((fund) => fund.currency);
  const { account, bankAccount } = openAccount(source, customer, wish, office.numbers, currencies);
  rows.accounts.push(account);
  if (bankAccount) rows.bankAccounts.push(bankAccount);
  const past = pastOf(office, wish.plan, servicing);
  for (const fund of funds) {
    const opening = openingPosition(source, account, fund);
    addPosition(
      rows,
      past ? tradedPosition(source, opening, fund, past) : { holding: opening, transactions: [] },
    );
  }
  for (const [scheme, units, cost, pendingUnits = '0.00'] of holdings) {
    const fund = fundOf(scheme);
    const holding = { accountId: account.id, scheme, currency: fund.currency, units, cost, pendingUnits };
    addPosition(rows, { holding, transactions: past ? pastPurchases(source, holding, fund, past) : [] });
  }
  return account.id;
}

function addPosition(rows: PeopleRows, { holding, transactions }: Position): void {
  rows.holdings.push(holding);
  rows.transactions.push(...transactions);
}

function pastOf({ prices, nextReference }: Office, plan: Plan, { codes }: Servicing): Past | undefined {
  return codes && { plan, agentCode: plan === 'PRS' ? codes.prs : codes.ut, prices, nextReference };
}

/** A made-up customer with the accounts that are common. */
export function addCommonCustomer(
  office: Office,
  id: string,
  turn: number,
  servicing: Servicing,
): CustomerRow {
  const { source, today, taken } = office;
  const identity = identityOf(source, turn, today, taken);
  const customer = customerRow(source, { id, agentCustomerId: servicing.agentCustomerId, today }, identity);
  office.rows.customers.push(customer);
  for (const wish of commonWishes(source, today, taken)) {
    const holder = {
      sophisticated: customer.isSophisticated,
      shariahOnly: wish.epfAccountType === 'Shariah',
    };
    addAccount(
      office,
      customer,
      wish,
      { funds: chooseFunds(source, wish.plan, holder), holdings: [] },
      servicing,
    );
  }
  return customer;
}

/** An account of a known customer: what it holds is given, or made up of the given schemes. */
export interface KnownAccount extends AccountWish {
  readonly holdings?: readonly FixedHolding[];
  readonly schemes?: readonly string[];
}

/** A customer whose identity, traits and accounts are given. */
export interface KnownCustomer {
  readonly id: string;
  readonly identity: Identity;
  readonly traits?: CustomerTraits;
  readonly accounts: readonly KnownAccount[];
}

/** Adds a known customer; returns it with the numbers of its accounts in the order given. */
export function addKnownCustomer(
  office: Office,
  known: KnownCustomer,
  servicing: Servicing,
): { readonly customer: CustomerRow; readonly accountIds: readonly string[] } {
  const { source, today, rows, taken } = office;
  taken.add(known.identity.idNo);
  const given = { id: known.id, agentCustomerId: servicing.agentCustomerId, today };
  const customer = customerRow(source, given, known.identity, known.traits);
  rows.customers.push(customer);
  const accountIds = known.accounts.map(({ holdings = [], schemes = [], ...wish }) =>
    addAccount(office, customer, wish, { funds: schemes.map(fundOf), holdings }, servicing),
  );
  return { customer, accountIds };
}
