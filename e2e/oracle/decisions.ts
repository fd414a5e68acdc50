/** A call that sends fewer fields than the specification lists, on purpose. A new entry needs a decision and its reason. */
interface Decision {
  readonly call: string;
  /** Exactly these fields are sent. */
  readonly sent: readonly string[];
  readonly reason: string;
}

export const decisions: readonly Decision[] = [
  {
    call: 'GET /aum/holding',
    sent: ['userId', 'agentCode'],
    reason: 'the agent’s own assets by currency on the home view: without customer, account, scheme or plan',
  },
];
