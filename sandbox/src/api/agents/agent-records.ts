import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { agents } from '../../database/tables/index.ts';

/** An agent for the identity provider. The names are those of the id token's claims. */
export interface AgentRecord {
  readonly sub: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Absent while the account is not linked. */
  readonly agent_customer_id?: string;
  readonly agent_uuid: string;
}

function recordOf(row: typeof agents.$inferSelect | undefined): AgentRecord | undefined {
  if (!row || row.password === null) return undefined;
  const { sub, email, password, displayName, agentCustomerId, agentUuid } = row;
  return {
    sub,
    email,
    password,
    displayName,
    agent_uuid: agentUuid,
    ...(agentCustomerId === null ? {} : { agent_customer_id: agentCustomerId }),
  };
}

/** Finds an agent by its sign-in e-mail, without regard to case and outer spaces; `undefined` when there is none. */
export async function findAgentByEmail({ orm }: Database, email: string): Promise<AgentRecord | undefined> {
  const [row] = await orm.select().from(agents).where(eq(agents.email, email.trim().toLowerCase()));
  return recordOf(row);
}

/** Finds an agent by the `sub` of its id token; `undefined` when there is none. */
export async function findAgentBySub({ orm }: Database, sub: string): Promise<AgentRecord | undefined> {
  const [row] = await orm.select().from(agents).where(eq(agents.sub, sub));
  return recordOf(row);
}
