/** What the phone's page has of a hand-off too. Without schemas: the page is to be small (docs/adr/0025-customers-phone.md). */

/** Letters of a code: none that is mistaken for another. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of letters of a code: 50 random bits. */
export const codeLength = 10;

/** Minutes that a code is worth. */
export const handOffMinutes = 15;

/** Path of the phone's call. */
export const phonePath = '/hand-offs/phone';

/** Path of the call that ends an agent's hand-offs. */
export const endPath = '/hand-offs/end';

/**
 * How far a picture is. `sent`: the service keeps its file until the agent's form has said what became of it. `stored`: the
 * form's saved draft has it. `refused`: the form cannot use it, and says why.
 */
export const pictureStates = ['missing', 'sent', 'stored', 'refused'] as const;
/** How far a picture is. */
export type PictureState = (typeof pictureStates)[number];

/**
 * Why a hand-off takes no more pictures: the customer is done or did not expect it, the agent cancelled it, made a new code or
 * signed out, or the time is over.
 */
export const handOffEnds = ['done', 'refused', 'cancelled', 'replaced', 'signedOut', 'expired'] as const;
/** Why a hand-off takes no more pictures. */
export type HandOffEnd = (typeof handOffEnds)[number];

/** A code as it is sent: its letters alone. */
export const codePattern = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/**
 * Reads the code of a hand-off (pictures from the customer's phone) as it was scanned or typed. Returns its ten letters
 * as they are sent, in capitals, without separators, with O as 0, and I and L as 1; `undefined` when it cannot be a
 * code.
 */
export function readCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return codePattern.test(letters) ? letters : undefined;
}

/** Formats the ten letters of a hand-off's code for people, in two halves: `7KQ4M-2XF9T`. */
export const writeCode = (letters: string): string =>
  `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
