/** The signed-in agent (SGN-19); where each field comes from: docs/glossary.md, Agent. */
export interface Agent {
  /** `user_id` of the user mapping: `userId` and `agentUserId` of every call. */
  readonly uuid: string;
  /** E-mail of the sign-in identity (claim `email`). */
  readonly email: string;
  /** Claim `agent_customer_id`. */
  readonly agentCustomerId: string;
  /** Claim `agent_uuid`; shown in About, used for nothing else. */
  readonly agentUuid: string;
  /** Known once the agent's profile is read; shown masked. */
  readonly agentNric?: string;
  readonly agentName: string;
  readonly agentEmail: string;
  readonly agentChannel: string;
  /** Id of the active UTS registration; absent: may not sell unit trusts (SGN-18). */
  readonly agentCodeUt?: string;
  /** Id of the active PRS registration; absent: may not sell private retirement schemes (SGN-18). */
  readonly agentCodePrs?: string;
  /** `sub` of the id token: who owns drafts. */
  readonly subject: string;
}
