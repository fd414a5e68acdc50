import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { takeNumbers } from '../database/counters.ts';
import type { Database } from '../database/index.ts';
import * as tables from '../database/tables/index.ts';
import { dateInKualaLumpur } from '../rules/calendar.ts';
import { type AccountOptions, createAccountNumbers } from './customers/accounts.ts';
import { addKnownCustomer, type KnownAccount, type SeedContext } from './customers/add-customer.ts';
import { assessed } from './customers/customer-row.ts';
import { createIdentity } from './customers/identity.ts';
import { agentRow, DEMO_PASSWORD, type DemoAgent, registrationRows } from './demo-agents.ts';
import { fundOf } from './funds/funds.ts';
import { createPriceHistory } from './funds/price-history.ts';
import { cartRow } from './orders/cart-row.ts';
import { redemptionItem, switchingItem } from './orders/order-items.ts';
import { addPastApplications } from './orders/past-applications.ts';
import { addPendingBankAccounts } from './orders/pending-bank-accounts.ts';
import { createSource } from './random.ts';
import { readTestAgent, type TestAgent } from './read-test-agent.ts';
import { emptyPeopleRows } from './rows.ts';
import { type TestAgentOptions, testAgentSchema } from './test-agent-options.ts';
import { writePeople } from './write-rows.ts';

export type { TestAgent };

const DEFAULT_SCHEMES: Record<AccountOptions['plan'], readonly string[] | undefined> = {
  CS: undefined,
  EPF: ['CBBAL'],
  PRS: ['CBPRG'],
};
/** Range of account numbers of one test agent: enough for 500 customers with every plan. */
const ACCOUNTS_PER_AGENT = 2_000;
/** Age of the oldest customer, in years: from 60 on a customer is vulnerable, which a test asks for. */
const OLDEST_YEARS = 58;
/** First account number of test agents, above all numbers of the seed. */
const FIRST_ACCOUNT = 20_000_000;

function agentFor(options: z.output<typeof testAgentSchema>, number: number): DemoAgent {
  const { faker } = createSource(`test agent ${options.key}`);
  const displayName = options.displayName ?? `${faker.person.firstName()} ${faker.person.lastName()}`;
  const code = String(600_000 + number);
  const servicingId = `AC7${String(number).padStart(5, '0')}`;
  return {
    key: `test-${number}`,
    email: `test-${number}@agents.example`,
    password: DEMO_PASSWORD,
    sub: `agent-test-${number}`,
    displayName,
    claims: {
      ...(options.isLinked ? { agent_customer_id: servicingId } : {}),
      agent_uuid: faker.string.uuid(),
      displayName,
    },
    userId: faker.string.uuid(),
    isMapped: options.isMapped && options.isLinked,
    isActive: options.isActive,
    nric: '850101-14-5555',
    mobile: `+60 12-${String(6_000_000 + number).replace(/^(...)/, '$1 ')}`,
    servicingId,
    codes: { ...(options.uts ? { ut: `U${code}` } : {}), ...(options.prs ? { prs: `P${code}` } : {}) },
    customers: options.customers,
    purpose: `Test: ${options.key}`,
  };
}

function testSeedContext(key: string, number: number, now: Date): SeedContext {
  let reference = 0;
  return {
    source: createSource(`test customers ${key}`),
    pastSource: createSource(`test transactions ${key}`),
    today: dateInKualaLumpur(now),
    prices: createPriceHistory(now),
    numbers: createAccountNumbers(FIRST_ACCOUNT + number * ACCOUNTS_PER_AGENT),
    usedIds: new Set(),
    nextReference: () => `TT${number}-${String(++reference).padStart(6, '0')}`,
    rows: emptyPeopleRows(),
  };
}

/** An account that both holders sign for. The holder's identity number is invented from the customer's id. */
const jointly = (idNo: string): Omit<KnownAccount, 'plan'> => ({
  accountType: 'JNT',
  operatingInstruction: '3',
  jointHolder: { name: 'LIM KOK SENG', idNo },
});

/** An account with a minor as the second holder: only the customer signs. */
const withMinor: Omit<KnownAccount, 'plan'> = {
  accountType: 'MNR',
  operatingInstruction: '1',
  jointHolder: { name: 'LIM JIA HUI', idNo: '180412-10-5068' },
};

/** What is said of a cash account beside its schemes. */
function cashAccountOf({ joint, minor }: z.output<typeof testAgentSchema>, customerId: string) {
  if (minor) return withMinor;
  return joint ? jointly(`${customerId}J`) : {};
}

type KnownPerson = z.output<typeof testAgentSchema>['people'][number];
/** A customer without given facts. */
const randomPerson: Partial<KnownPerson> & Pick<KnownPerson, 'telCountryCode' | 'record'> = {
  telCountryCode: '60',
  record: {},
};

function addCustomers(
  context: SeedContext,
  agent: DemoAgent,
  options: z.output<typeof testAgentSchema>,
  number: number,
): void {
  const { ut = 'U600000', prs = 'P600000' } = agent.codes;
  const servicing = { agentCustomerId: agent.servicingId, codes: { ut, prs } };
  const assessment =
    options.rank === 0 ? { state: 'not-assessed' as const } : assessed(options.rank, options.validForDays);
  for (let index = 1; index <= options.customers; index += 1) {
    const random = createIdentity(context.source, index, context.today, context.usedIds, OLDEST_YEARS);
    const { telCountryCode, record, ...person } = options.people[index - 1] ?? randomPerson;
    const { sI, ...profile } = record;
    const identity = { ...random, ...person };
    const id = `C9${String(number).padStart(4, '0')}${String(index).padStart(3, '0')}`;
    const accounts = options.plans.map(
      (plan): KnownAccount => ({
        plan: plan,
        schemes: DEFAULT_SCHEMES[plan] ?? options.schemes,
        ...(plan === 'CS' ? cashAccountOf(options, id) : {}),
      }),
    );
    const traits = {
      assessed: assessment,
      acceptsForeignCurrency: options.acceptsForeignCurrency,
      ...(sI === undefined ? {} : { isSophisticated: sI }),
      profile: {
        telCountryCode,
        vI: { Q2: false, Q2Yes: '', Q3: true, Q4: !options.vulnerable, Q5: true, Q6: '' },
        ...(options.usPerson ? { usResidentStatus: 'US citizen' } : {}),
        ...profile,
      },
    };
    addKnownCustomer(context, { id, identity, traits, accounts }, servicing);
  }
}

/** Puts a redemption and a switch into the cart of the first customer. */
async function fillCart(
  { orm }: Database,
  { rows }: SeedContext,
  agent: DemoAgent,
  now: Date,
): Promise<void> {
  const [customer] = rows.customers;
  const account = rows.accounts.find(({ customerId, plan }) => customerId === customer?.id && plan === 'CS');
  const holdings = rows.holdings.filter(({ accountId }) => accountId === account?.id);
  const [holding] = holdings;
  if (!customer || !account || !holding || !agent.codes.ut) {
    throw new Error(
      'A cart is filled from what a cash account holds: ask for customers, UTS, CS and schemes.',
    );
  }
  const bank = rows.bankAccounts.find(({ accountId }) => accountId === account.id);
  const candidate = { customer, account, holdings, bank };
  const items = [
    redemptionItem(candidate, holding, agent.codes.ut),
    switchingItem(candidate, holding, fundOf('CBBND'), agent.codes.ut),
  ];
  const counters = { item: (await takeNumbers(orm, 'item', items.length)) - 1 };
  await orm
    .insert(tables.cartItems)
    .values(
      items.map((item) => ({ ...cartRow({ agent, customer }, item, counters, now), state: 'cart' as const })),
    );
}

/**
 * Creates an agent with customers for one test, or returns the existing one with the same key.
 * @throws ZodError for options that are not valid.
 */
export async function createTestAgent(
  db: Database,
  input: TestAgentOptions,
  now = new Date(),
): Promise<TestAgent> {
  const options = testAgentSchema.parse(input);
  const { orm, client } = db;
  const [known] = await orm.select().from(tables.agents).where(eq(tables.agents.testKey, options.key));
  if (known) return readTestAgent(db, known.sub);
  const number = await takeNumbers(orm, 'test-agent');
  const agent = agentFor(options, number);
  const context = testSeedContext(options.key, number, now);
  addCustomers(context, agent, options, number);
  const registrations = registrationRows(agent);
  if (registrations.length > 0) await orm.insert(tables.registrations).values(registrations);
  await writePeople(client, context.rows);
  if (options.filledCart) await fillCart(db, context, agent, now);
  if (options.pendingBank) await addPendingBankAccounts(db, context, agent, now);
  if (options.applications > 0) await addPastApplications(db, context, agent, options.applications, now);
  // inserted last: an agent that can be found is complete
  await orm.insert(tables.agents).values(agentRow(agent, options.key));
  return readTestAgent(db, agent.sub);
}
