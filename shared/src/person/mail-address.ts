/** Returns the address of a message to one recipient: a question mark in `email` must not begin further fields of it. */
export const mailAddress = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
