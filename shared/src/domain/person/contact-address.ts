/** Returns the address of a message to one recipient: a question mark in `email` must not begin further fields of it. */
export const mailAddress = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Returns the address that calls a phone number, as it is written: `tel:+60322846100`. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
