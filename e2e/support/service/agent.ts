import type { TestAgentWish } from '@portal/sandbox/src/api/index.ts';
import * as z from '@portal/shared/schema';
import type { Control } from './control.ts';

const customer = z.object({
  customerId: z.string(),
  name: z.string(),
  idNo: z.string(),
  dateOfBirth: z.nullable(z.string()),
  accounts: z.array(z.object({ accountId: z.string(), plan: z.enum(['CS', 'EPF', 'PRS']) })),
});

const agent = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  sub: z.string(),
  userId: z.string(),
  agentCustomerId: z.string(),
  nric: z.string(),
  mobile: z.string(),
  codes: z.object({ ut: z.optional(z.string()), prs: z.optional(z.string()) }),
  customers: z.array(customer),
});

/** An agent created for one test, with separate customers. */
export type Agent = z.output<typeof agent>;
export type Customer = Agent['customers'][number];

/** The kind of agent that a test needs. Default: both registrations, three customers, every plan. */
export type AgentWish = Omit<TestAgentWish, 'key'>;

/** Creates an agent. The same key returns the same agent again. */
export async function createAgent(control: Control, key: string, wish: AgentWish = {}): Promise<Agent> {
  return agent.parse(await control.post('agents', { ...wish, key }));
}

/** The agent's first customer, for tests that work with any customer. */
export function firstCustomer({ customers }: Agent): Customer {
  const [first] = customers;
  if (!first) throw new Error('This agent was created without customers');
  return first;
}

/** The agent's first two customers, for tests in which one must not see the other. */
export function firstTwoCustomers({ customers }: Agent): readonly [Customer, Customer] {
  const [first, second] = customers;
  if (!first || !second) throw new Error('This agent was created with fewer than two customers');
  return [first, second];
}
