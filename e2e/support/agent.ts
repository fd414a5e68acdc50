import type { TestAgentWish } from '@portal/sandbox/src/api/index.ts';
import * as z from '@portal/shared/schema';
import type { Control } from './control.ts';

const customer = z.object({
  customerId: z.string(),
  name: z.string(),
  idNo: z.string(),
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

/** Reads what the sandbox answers when it has made an agent. */
export const createdAgent = (answer: unknown): Agent => agent.parse(answer);

/** An agent made for one test, with customers of its own. */
export type Agent = z.output<typeof agent>;
export type Customer = Agent['customers'][number];

/** What a test wants of its agent; without a word: both registrations, three customers, every plan. */
export type AgentWish = Omit<TestAgentWish, 'key'>;

/** Makes an agent. The same key gives the same agent again. */
export async function createAgent(control: Control, key: string, wish: AgentWish = {}): Promise<Agent> {
  return createdAgent(await control.post('agents', { ...wish, key }));
}

/** The customer that a test needs when any will do. */
export function firstCustomer({ customers }: Agent): Customer {
  const [first] = customers;
  if (!first) throw new Error('This agent was made without customers');
  return first;
}
