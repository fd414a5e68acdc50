/**
 * Whether a person has answered to be a US person: head office opens the account (docs/domain.md, section 5), and who is one on
 * record buys no more. `of` is as far as answered; false without an answer. Some records have `N` or `No` for
 * `Not a US person`.
 */
export const isUsPerson = (
  of: { readonly usResidentStatus?: string | null | undefined } | null | undefined,
): boolean => /^[^n]/i.test(of?.usResidentStatus ?? '');

/** Reason for an order that buys, of a customer who is a US person on record. A redemption stays possible. */
export const usPersonBuysNothing = 'A US person cannot invest here any more. Ask head office.';
