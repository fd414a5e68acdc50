/** The agent codes of one agent, for unit trusts and for PRS; absent: not registered. */
export interface AgentCodes {
  readonly ut?: string;
  readonly prs?: string;
}

/**
 * Returns the agent codes in an agent's registrations, which should be the active ones: statuses are not looked at. A
 * code is absent without its registration.
 */
export function codesOf(
  registrations: readonly { readonly id: string; readonly registrationType: 'UTS' | 'PRS' }[],
): AgentCodes {
  const ut = registrations.find(({ registrationType }) => registrationType === 'UTS')?.id;
  const prs = registrations.find(({ registrationType }) => registrationType === 'PRS')?.id;
  return { ...(ut ? { ut } : {}), ...(prs ? { prs } : {}) };
}

/** The code under which an account of a plan is sold; `undefined` when the agent is not registered for it. */
export const codeFor = ({ ut, prs }: AgentCodes, plan: string): string | undefined =>
  plan === 'PRS' ? prs : ut;
