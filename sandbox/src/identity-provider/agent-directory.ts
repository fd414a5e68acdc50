/** Who may sign in: what the identity provider knows of an agent. */
export interface AgentIdentity {
  readonly sub: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Absent for an agent that is not linked to the customer system yet. */
  readonly agent_customer_id?: string | undefined;
  readonly agent_uuid?: string | undefined;
}

/** An agent that the sign-in page offers, and what it is there to show. */
export interface DemoAgent {
  readonly email: string;
  readonly purpose: string;
}

/** Where the identity provider looks agents up. */
export interface AgentDirectory {
  readonly demoAgents: readonly DemoAgent[];
  readonly demoPassword: string;
  byEmail(email: string): Promise<AgentIdentity | undefined>;
  bySub(sub: string): Promise<AgentIdentity | undefined>;
}
