import { DEMO_AGENTS } from '../demo-agents.ts';
import type { SeedOptions } from '../seed.ts';
import { seedRows } from '../seed.ts';
import { problemsOf } from './account-problems.fixtures.ts';
import type { SeededAccount } from './transaction-checks.fixtures.ts';

function group<Row extends { readonly accountId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.accountId);
    if (own) own.push(row);
    else groups.set(row.accountId, [row]);
  }
  return (id: string): readonly Row[] => groups.get(id) ?? [];
}

/** The accounts of all demo agents' customers, and what is wrong with their past. */
function tellPast(options: SeedOptions) {
  const { rows, prices } = seedRows(options).context;
  const agents = new Set(DEMO_AGENTS.map(({ servicingId }) => servicingId));
  const customers = new Map(rows.customers.map((row) => [row.id, row]));
  const [holdings, transactions, dividends] = [
    group(rows.holdings),
    group(rows.transactions),
    group(rows.dividends),
  ];
  const accounts = rows.accounts.flatMap((account): SeededAccount[] => {
    const { id, customerId } = account;
    const customer = customers.get(customerId);
    if (!customer || !agents.has(customer.agentCustomerId)) return [];
    const past = { holdings: holdings(id), transactions: transactions(id), dividends: dividends(id) };
    return [{ customer, account, ...past }];
  });
  return { accounts, problems: accounts.flatMap((account) => problemsOf(account, prices)) };
}

/** The long form checks all 2,120 customers. */
const customers = Number(process.env.PORTAL_CUSTOMERS ?? 400);

test(`[CLI-05] [HIS-03] what the demo agents’ customers have is what their transactions lead to, of ${customers}`, () => {
  const { accounts, problems } = tellPast({ customers, now: new Date('2026-11-21T09:00:00+08:00') });
  expect(problems).toEqual([]);
  expect(accounts.flatMap(({ transactions }) => transactions).length).toBeGreaterThan(2_000);
});

const days = [
  '2026-01-05',
  '2026-02-28',
  '2026-07-01',
  '2026-12-28',
  '2027-01-01',
  '2027-01-16',
  '2027-04-11',
  '2027-09-17',
  '2028-02-29',
  '2028-10-30',
];

test.each(process.env.PORTAL_LONG === 'yes' ? days : days.slice(5, 6))(
  '[CLI-05] what known customers have is the same on %s, and explained',
  (day) => {
    const { accounts, problems } = tellPast({ customers: 140, now: new Date(`${day}T10:00:00+08:00`) });
    expect(problems).toEqual([]);
    const [design] = accounts;
    expect(design?.holdings.map(({ scheme, units, cost }) => [scheme, units, cost])).toEqual([
      ['CBMGF', '84210.55', '55000.00'],
      ['CBIEQ', '41902.30', '25000.00'],
      ['CBSUK', '120388.71', '125000.00'],
      ['CBMMK', '30000.00', '30000.00'],
      ['CBGSU', '18250.40', '20000.00'],
      ['CBGTA', '9400.00', '9800.00'],
    ]);
    const member = accounts.find(({ account }) => account.id === '3000074410');
    expect(Number(day.slice(0, 4)) - Number(member?.account.firstContribution?.slice(0, 4))).toBeLessThan(2);
  },
);
