import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import * as tables from '../database/tables/index.ts';
import { type AgentCodes, codesOf } from '../rules/agent-codes.ts';
import type { AccountOptions } from './customers/accounts.ts';
import { DEMO_PASSWORD } from './demo-agents.ts';

/** A test agent with what a test needs to sign in as it and to find its customers. */
export interface TestAgent {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly sub: string;
  readonly userId: string;
  readonly agentCustomerId: string;
  readonly nric: string;
  /** Where one-time codes are sent. */
  readonly mobile: string;
  readonly codes: AgentCodes;
  readonly customers: readonly {
    readonly customerId: string;
    readonly name: string;
    readonly idNo: string;
    /** `YYYY-MM-DD`; `null` for a company. */
    readonly dateOfBirth: string | null;
    readonly email: string;
    readonly accounts: readonly { readonly accountId: string; readonly plan: AccountOptions['plan'] }[];
  }[];
}

/** Reads an agent with its customers and accounts. @throws Error when there is no agent `sub`. */
export async function readTestAgent({ orm }: Database, sub: string): Promise<TestAgent> {
  const [agent] = await orm.select().from(tables.agents).where(eq(tables.agents.sub, sub));
  if (!agent) throw new Error(`There is no agent ${sub}.`);
  const servicing = agent.servicingId;
  const registrations = await orm
    .select()
    .from(tables.registrations)
    .where(eq(tables.registrations.agentCustomerId, servicing));
  const customers = await orm
    .select()
    .from(tables.customers)
    .where(eq(tables.customers.agentCustomerId, servicing))
    .orderBy(tables.customers.id);
  const ids = customers.map(({ id }) => id);
  const accounts = await orm
    .select()
    .from(tables.accounts)
    .where(inArray(tables.accounts.customerId, ids))
    .orderBy(tables.accounts.id);
  return {
    name: agent.displayName,
    email: agent.email,
    password: agent.password ?? DEMO_PASSWORD,
    sub,
    userId: agent.userId,
    agentCustomerId: servicing,
    nric: agent.nric,
    mobile: agent.mobile,
    codes: codesOf(registrations),
    customers: customers.map(({ id, name, idNo, dateOfBirth, email }) => ({
      customerId: id,
      name,
      idNo,
      dateOfBirth,
      email,
      accounts: accounts
        .filter((row) => row.customerId === id)
        .map((row) => ({ accountId: row.id, plan: row.plan })),
    })),
  };
}
