/** The signed-in agent (SGN-19). Name, e-mail and channel are those of the agents call, active record first. */
export interface Agent {
  /** `user_id` of the user mapping: `userId` and `agentUserId` of every call. */
  readonly uuid: string;
  /** E-mail of the sign-in identity (claim `email`). */
  readonly email: string;
  /** Claim `agent_customer_id`. */
  readonly agentCustomerId: string;
  /** Claim `agent_uuid`; only shown in About. */
  readonly agentUuid: string;
  /** From the agent's profile; absent when it cannot be read within 2 s. Shown masked. */
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
