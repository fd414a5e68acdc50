import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { agents, registrations } from '../../database/tables/index.ts';
import { type AgentCodes, codesOf } from '../../rules/agent-codes.ts';
import type { Prices } from '../prices.ts';
import type { MaintenanceState } from '../switches/maintenance-switch.ts';
import { Problem } from './problem.ts';

/** Context of every handler. */
export interface PublicContext {
  /** For commands: a transaction, committed when the handler succeeds. */
  readonly orm: Orm;
  readonly now: Date;
  readonly prices: Prices;
  /** Origin of the outbox, for the links in e-mails. */
  readonly outboxUrl: string;
  /** The maintenance state for the calling browser. */
  readonly maintenance: MaintenanceState;
  /** Whether checkouts of the calling browser put what is paid and what is not into one application. */
  readonly hasOneApplication: boolean;
}

/** The caller with a valid id token, mapped to an agent or not. */
export type Identity = typeof agents.$inferSelect;

/** Context of handlers for any signed-in caller. */
export interface IdentityContext extends PublicContext {
  readonly identity: Identity;
}

/** An active, mapped agent. Only such agents see customers. */
export interface SignedInAgent {
  readonly sub: string;
  readonly userId: string;
  readonly agentCustomerId: string;
  readonly name: string;
  readonly email: string;
  readonly nric: string;
  /** Codes of active registrations. */
  readonly codes: AgentCodes;
}

/** Context of handlers for agents. */
export interface AgentContext extends PublicContext {
  readonly agent: SignedInAgent;
}

/**
 * Reads the caller whose id token has this `sub`, also one who is inactive or not linked; `undefined` when no agent has
 * it.
 */
export async function findIdentity(orm: Orm, sub: string): Promise<Identity | undefined> {
  const [row] = await orm.select().from(agents).where(eq(agents.sub, sub));
  return row;
}

/**
 * The agent of an identity, with its active codes. @throws Problem 403 when it is inactive or not linked to an agent
 * account
 */
export async function requireActiveAgent(orm: Orm, identity: Identity): Promise<SignedInAgent> {
  const { sub, userId, agentCustomerId, displayName: name, email, nric } = identity;
  if (!identity.isActive) throw new Problem(403, 'This agent is no longer active.');
  if (!identity.isMapped || agentCustomerId === null) throw new Problem(403, 'This agent is not linked yet.');
  const active = await orm
    .select()
    .from(registrations)
    .where(and(eq(registrations.agentCustomerId, agentCustomerId), eq(registrations.status, 'A')));
  return { sub, userId, agentCustomerId, name, email, nric, codes: codesOf(active) };
}
