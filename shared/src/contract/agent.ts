/** The signed-in agent (SGN-19). docs/glossary.md, Agent, says where each field comes from. */
export interface Agent {
  /** `user_id` of the user mapping: `userId` and `agentUserId` of every call. */
  readonly uuid: string;
  /** E-mail of the sign-in identity (claim `email`). */
  readonly email: string;
  /** Claim `agent_customer_id`. */
  readonly agentCustomerId: string;
  /** Claim `agent_uuid`; only shown in About. */
  readonly agentUuid: string;
  /** Absent until the agent's profile is read. Shown masked. */
  readonly agentNric?: string;
  readonly agentName: string;
  readonly agentEmail: string;
  readonly agentChannel: string;
  /** Id of the active UTS registration. Absent: the agent may not sell unit trusts (SGN-18). */
  readonly agentCodeUt?: string;
  /**
   * Id of the active PRS registration. Absent: the agent may not sell private retirement schemes (SGN-18).
   */
  readonly agentCodePrs?: string;
  /** `sub` of the id token; it identifies the owner of drafts. */
  readonly subject: string;
}
