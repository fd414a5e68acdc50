/** An agent who can sign in. */
interface AgentIdentity {
  readonly sub: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Absent while the account is not linked. */
  readonly agent_customer_id?: string | undefined;
  readonly agent_uuid?: string | undefined;
}

/** An agent on the sign-in page, with the text that explains it. */
interface DemoAgent {
  readonly email: string;
  readonly purpose: string;
}

/** Looks up agents for the identity provider. */
export interface AgentDirectory {
  readonly demoAgents: readonly DemoAgent[];
  readonly demoPassword: string;
  byEmail(email: string): Promise<AgentIdentity | undefined>;
  bySub(sub: string): Promise<AgentIdentity | undefined>;
}
