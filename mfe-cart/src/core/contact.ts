/** At most this many characters (domain: validation). */
const longestEmail = 100;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const malaysianMobile = /^\+601(?:1\d{8}|[02-46-9]\d{7})$/;
const otherPhone = /^\+?\d{6,15}$/;
const name = /^[\p{L}\p{M} /.@'’()-]{2,100}$/u;

/** What is wrong with the customer's e-mail, or `undefined`. The agent's own is never the customer's. */
export function emailProblem(typed: string, agentEmail: string): string | undefined {
  const address = typed.trim();
  if (address === '') return 'Enter the customer’s e-mail: the confirmation link goes there.';
  if (address.length > longestEmail || !email.test(address)) return 'Enter a valid e-mail address.';
  if (address.toLowerCase() === agentEmail.trim().toLowerCase()) {
    return 'This is your own e-mail. Enter the customer’s.';
  }
  return undefined;
}

/** What is wrong with a phone number, spaces and dashes aside, or `undefined`. */
export function phoneProblem(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const valid = digits.startsWith('+601') ? malaysianMobile.test(digits) : otherPhone.test(digits);
  return valid ? undefined : 'Enter a valid phone number.';
}

/** What is wrong with a person's name, or `undefined`. */
export function nameProblem(typed: string): string | undefined {
  return name.test(typed.trim()) ? undefined : 'Enter the name with 2 to 100 letters.';
}
