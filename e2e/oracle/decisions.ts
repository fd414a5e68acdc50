/**
 * Where the portal sends less than the specification lists, on purpose. Each entry is a decision with its reason; whoever
 * adds one says who decided.
 */
interface Decision {
  readonly call: string;
  /** The names that are sent, and no others. */
  readonly sent: readonly string[];
  readonly reason: string;
}

export const decisions: readonly Decision[] = [
  {
    call: 'GET /aum/holding',
    sent: ['userId', 'agentCode'],
    reason: 'the agent’s own assets by currency on the home view: of no customer, account, scheme or plan',
  },
];
