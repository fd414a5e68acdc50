import { cleanNumber } from '../../foundation/clean-text.ts';
import { isEmailAddress, longestEmail } from '../../foundation/email-address.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Returns the mailbox of an address: without capitals, and without what follows a plus sign. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Whether an address reaches the agent's mailbox: without regard to case and to what follows a `+`. */
export const isOwnEmail = (address: string, agentEmail: string): boolean =>
  mailboxOf(address) === mailboxOf(agentEmail);

/**
 * Reads a customer's typed e-mail address. Returns it cleaned, or the sentence that says what to type instead. The
 * agent's own address is refused, also with an addition after `+`: the confirmation would reach the agent.
 */
export function readEmail(typed: string, agentEmail: string): Reading {
  const address = cleanNumber(typed);
  if (address === '') return refuse('Enter the customer’s e-mail: the confirmation link goes there.');
  if (/^mailto:/i.test(address)) return refuse('Remove “mailto:” in front of the address.');
  const last = address.at(-1) ?? '';
  if (/[,;.:]/.test(last)) return refuse(`Remove the “${last}” at the end of the address.`);
  if (/[<>"]/.test(address)) return refuse('Enter the address alone, without a name or brackets.');
  if (/[,;]/.test(address) || address.split('@').length > 2) return refuse('Enter one address only.');
  if (/ /.test(address)) return refuse('Enter the address without spaces.');
  if (address.length > longestEmail)
    return refuse(
      `Enter an e-mail address of at most ${longestEmail} characters; this has ${address.length}.`,
    );
  if (!isEmailAddress(address)) return refuse('Enter a valid e-mail address.');
  return isOwnEmail(address, cleanNumber(agentEmail))
    ? refuse('This is your own e-mail. Enter the customer’s.')
    : accept(address);
}
