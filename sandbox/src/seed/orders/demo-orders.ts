import type { Counters } from '../../database/counters.ts';
import { codeFor } from '../../rules/agent-codes.ts';
import { compare } from '../../rules/money.ts';
import type { ApplicationStatus } from '../../rules/orders/status-transitions.ts';
import { DEMO_AGENTS, type DemoAgent } from '../demo-agents.ts';
import { fundOf } from '../funds/funds.ts';
import { addOnboardings } from '../onboarding/demo-onboardings.ts';
import { createSource } from '../random.ts';
import type { PeopleRows } from '../rows.ts';
import { cartRow } from './cart-row.ts';
import { exampleOrders } from './example-orders.ts';
import type { OrderHistory } from './order-history.ts';
import { type Candidate, investmentItem, redemptionItem } from './order-items.ts';
import { type OrderBook, placeOrder } from './place-order.ts';

/** How many orders of each status a busy agent has, and how many days ago they were sent. */
const ORDER_MIX: readonly (readonly [
  status: ApplicationStatus,
  count: number,
  youngest: number,
  oldest: number,
])[] = [
  ['Pending Customer Confirmation', 3, 0, 6],
  ['Pending Payment', 3, 1, 4],
  ['Pending Documents', 3, 1, 6],
  ['Submitted', 4, 1, 3],
  ['In Process', 6, 2, 6],
  ['Completed', 20, 7, 120],
  ['Rejected', 3, 3, 40],
  ['Cancelled', 1, 12, 30],
  ['Expired', 3, 9, 60],
];

const REASONS: Partial<Record<ApplicationStatus, string>> = {
  Rejected: 'I would like to wait until next month.',
  Cancelled: 'No payment arrived within 5 business days.',
  Expired: 'The customer did not confirm within 7 days.',
};

function candidatesOf(
  agent: DemoAgent,
  { customers, accounts }: PeopleRows,
  holdingsByAccount: HoldingsByAccount,
): readonly Candidate[] {
  const servicing = agent.servicingId;
  const own = new Map(
    customers.filter((row) => row.agentCustomerId === servicing).map((row) => [row.id, row]),
  );
  return accounts.flatMap((account): Candidate[] => {
    const customer = own.get(account.customerId);
    if (!customer || codeFor(agent.codes, account.plan) === undefined) return [];
    const positions = (holdingsByAccount.get(account.id) ?? []).filter(
      (row) => compare(row.units, '500') > 0,
    );
    return positions.length > 0 ? [{ customer, account, holdings: positions }] : [];
  });
}

type HoldingsByAccount = ReadonlyMap<string, PeopleRows['holdings']>;

function groupByAccount(holdings: PeopleRows['holdings']): HoldingsByAccount {
  const groups = new Map<string, PeopleRows['holdings']>();
  for (const row of holdings) {
    const group = groups.get(row.accountId);
    if (group) group.push(row);
    else groups.set(row.accountId, [row]);
  }
  return groups;
}

/**
 * Returns orders of the demo agents in every status, and the items in one customer's cart. Takes numbers from
 * `counters`.
 */
export function createDemoOrders(people: PeopleRows, counters: Counters, now: Date): OrderBook {
  const book: OrderBook = { cartItems: [], orders: [], payments: [], attachments: [], links: [] };
  const holdingsByAccount = groupByAccount(people.holdings);
  for (const agent of DEMO_AGENTS) {
    const candidates = agent.isMapped ? candidatesOf(agent, people, holdingsByAccount) : [];
    if (candidates.length === 0) continue;
    const source = createSource(`orders ${agent.key}`);
    const isBusy = candidates.length > 100;
    for (const [status, count, youngest, oldest] of ORDER_MIX) {
      for (let left = isBusy ? count : 1; left > 0; left -= 1) {
        const reason = REASONS[status];
        const history: OrderHistory = {
          status,
          daysAgo: source.int(youngest, oldest),
          ...(reason ? { reason } : {}),
        };
        placeOrder(book, counters, { source, agent, candidate: source.pick(candidates), now }, history);
      }
    }
  }
  addCart(book, people, counters, now);
  // last, so that the orders before it keep their numbers
  for (const agent of DEMO_AGENTS) {
    const candidates = agent.isMapped ? candidatesOf(agent, people, holdingsByAccount) : [];
    const source = createSource(`examples ${agent.key}`);
    for (const { candidate, history } of exampleOrders(agent, candidates, now))
      placeOrder(book, counters, { source, agent, candidate, now }, history);
  }
  const usedIds = new Set(people.customers.map(({ idNo }) => idNo));
  for (const agent of DEMO_AGENTS) {
    if (!agent.isMapped || !agent.isActive) continue;
    addOnboardings(book, counters, { agent, now, usedIds }, candidatesOf(agent, people, holdingsByAccount));
  }
  const [agent] = DEMO_AGENTS;
  if (agent) addPendingUnits(book, counters, agent, candidatesOf(agent, people, holdingsByAccount), now);
  return book;
}

/** Pending units that tests and pictures know: a redemption from the joint account of Datin Sharifah Norhayati. */
function addPendingUnits(
  book: OrderBook,
  counters: Counters,
  agent: DemoAgent,
  candidates: readonly Candidate[],
  now: Date,
): void {
  const candidate = candidates.find(({ account }) => account.id === '1000517304');
  const [holding] = candidate?.holdings ?? [];
  if (!candidate || !holding || !agent.codes.ut) return;
  const items = [redemptionItem(candidate, holding, agent.codes.ut, 10_000)];
  const source = createSource('pending units');
  placeOrder(book, counters, { source, agent, candidate, now }, { status: 'Submitted', daysAgo: 1, items });
}

/** Puts two investments into the cart of Datin Sharifah Norhayati. */
function addCart(book: OrderBook, people: PeopleRows, counters: Counters, now: Date): void {
  const agent = DEMO_AGENTS.find(({ key }) => key === 'aisyah');
  const account = people.accounts.find(({ id }) => id === '1000482917');
  const customer = people.customers.find(({ id }) => id === account?.customerId);
  if (!agent?.codes.ut || !account || !customer) return;
  for (const [scheme, amount] of [
    ['CBSUK', 25_000],
    ['CBGTU', 50_000],
  ] as const) {
    const item = investmentItem({ account }, fundOf(scheme), amount, agent.codes.ut);
    const anHourAgo = new Date(now.getTime() - 3_600_000);
    book.cartItems.push({ ...cartRow({ agent, customer }, item, counters, anHourAgo), state: 'cart' });
  }
}
