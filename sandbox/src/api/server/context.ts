import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { agents, registrations } from '../../database/tables/index.ts';
import type { Prices } from '../prices.ts';
import type { MaintenanceState } from '../switches/maintenance-switch.ts';
import { Problem } from './problem.ts';

/** What every handler is given. */
export interface PublicContext {
  /** For commands: a transaction, committed when the handler succeeds. */
  readonly orm: Orm;
  readonly now: Date;
  readonly prices: Prices;
  /** Origin of the outbox, for the links in e-mails. */
  readonly outboxUrl: string;
  /** Whether the portal is closed, for who asks. */
  readonly maintenance: MaintenanceState;
}

/** Who holds a valid id token, whether mapped to an agent or not. */
export type Identity = typeof agents.$inferSelect;

export interface IdentityContext extends PublicContext {
  readonly identity: Identity;
}

/** An active agent that is mapped: the only one who sees customers. */
export interface SignedInAgent {
  readonly sub: string;
  readonly userId: string;
  readonly agentCustomerId: string;
  readonly name: string;
  readonly email: string;
  readonly nric: string;
  /** Codes of active registrations. */
  readonly codes: { readonly ut?: string; readonly prs?: string };
}

export interface AgentContext extends PublicContext {
  readonly agent: SignedInAgent;
}

export async function findIdentity(orm: Orm, sub: string): Promise<Identity | undefined> {
  const [row] = await orm.select().from(agents).where(eq(agents.sub, sub));
  return row;
}

/** The agent behind an identity; refuses those that are inactive or not mapped. */
export async function signedInAgent(orm: Orm, identity: Identity): Promise<SignedInAgent> {
  const { sub, userId, agentCustomerId, displayName: name, email, nric } = identity;
  if (!identity.isActive) throw new Problem(403, 'This agent is no longer active.');
  if (!identity.isMapped || agentCustomerId === null) throw new Problem(403, 'This agent is not linked yet.');
  const active = (
    await orm.select().from(registrations).where(eq(registrations.agentCustomerId, agentCustomerId))
  ).filter(({ status }) => status === 'A');
  const ut = active.find(({ registrationType }) => registrationType === 'UTS')?.id;
  const prs = active.find(({ registrationType }) => registrationType === 'PRS')?.id;
  return {
    sub,
    userId,
    agentCustomerId,
    name,
    email,
    nric,
    codes: { ...(ut ? { ut } : {}), ...(prs ? { prs } : {}) },
  };
}
