/** Maximum length in characters (domain: validation). */
const maxEmailLength = 100;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const malaysianMobile = /^\+601(?:1\d{8}|[02-46-9]\d{7})$/;
const otherPhone = /^\+?\d{6,15}$/;
const name = /^[\p{L}\p{M} /.@'’()-]{2,100}$/u;

/** Returns what is wrong with the customer's e-mail, or `undefined`. The agent's own e-mail is refused. */
export function emailProblem(typed: string, agentEmail: string): string | undefined {
  const address = typed.trim();
  if (address === '') return 'Enter the customer’s e-mail: the confirmation link goes there.';
  if (address.length > maxEmailLength || !email.test(address)) return 'Enter a valid e-mail address.';
  if (address.toLowerCase() === agentEmail.trim().toLowerCase()) {
    return 'This is your own e-mail. Enter the customer’s.';
  }
  return undefined;
}

/** Returns what is wrong with a phone number, or `undefined`. Spaces and dashes are ignored. */
export function phoneProblem(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const valid = digits.startsWith('+601') ? malaysianMobile.test(digits) : otherPhone.test(digits);
  return valid ? undefined : 'Enter a valid phone number.';
}

/** Returns what is wrong with a person's name, or `undefined`. */
export function nameProblem(typed: string): string | undefined {
  return name.test(typed.trim()) ? undefined : 'Enter the name with 2 to 100 letters.';
}
