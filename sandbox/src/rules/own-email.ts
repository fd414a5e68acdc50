/** The mailbox of an address: without capitals, and without what follows a plus sign. */
const mailboxOf = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
};

/**
 * Whether an address reaches the agent's mailbox, without regard to case and to what follows a `+`:
 * `a.b+x@mail.example` is `a.b@mail.example`.
 */
export const isOwnEmail = (address: string, agentEmail: string): boolean =>
  mailboxOf(address) === mailboxOf(agentEmail);
