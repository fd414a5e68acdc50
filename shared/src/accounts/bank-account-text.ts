/** Masks a bank account number: `5142 •••• 7710`. Of a short number only the last four digits show. */
export function maskedAccount(number: string): string {
  const last = number.slice(-4);
  return number.length > 8 ? `${number.slice(0, 4)} •••• ${last}` : `•••• ${last}`;
}

/** Returns a bank account as text, with its number masked: `Maybank 5142 •••• 7710`. */
export const bankAccountText = (bankName: string, number: string): string =>
  `${bankName} ${maskedAccount(number)}`;
