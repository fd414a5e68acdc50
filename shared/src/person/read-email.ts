import { cleanText } from '../clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Longest address in characters (domain, section 9). */
const longest = 100;

/** What HTML allows in an e-mail field, and letters and digits of every script: `tan&lim@mail.example`, `josé@correo.example`. */
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether a text is one e-mail address of at most 100 characters. The endpoints check their addresses with it too. */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= longest &&
    rest.length === 0 &&
    local.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label))
  );
}

/** Returns the mailbox of an address: without capitals, and without what follows a plus sign. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Reads a customer's typed e-mail address. Returns it cleaned, or the sentence that says what to type instead. The
 * agent's own address is refused, also with an addition after `+`: the confirmation would reach the agent.
 */
export function readEmail(typed: string, agentEmail: string): Reading {
  const address = cleanText(typed);
  if (address === '') return refuse('Enter the customer’s e-mail: the confirmation link goes there.');
  if (/^mailto:/i.test(address)) return refuse('Remove “mailto:” in front of the address.');
  const last = address.at(-1) ?? '';
  if (/[,;.:]/.test(last)) return refuse(`Remove the “${last}” at the end of the address.`);
  if (/[<>"]/.test(address)) return refuse('Enter the address alone, without a name or brackets.');
  if (/[,;]/.test(address) || address.split('@').length > 2) return refuse('Enter one address only.');
  if (/ /.test(address)) return refuse('Enter the address without spaces.');
  if (address.length > longest)
    return refuse(`Enter an e-mail address of at most ${longest} characters; this has ${address.length}.`);
  if (!isEmailAddress(address)) return refuse('Enter a valid e-mail address.');
  return mailboxOf(address) === mailboxOf(cleanText(agentEmail))
    ? refuse('This is your own e-mail. Enter the customer’s.')
    : accept(address);
}
