/**
 * Returns a bank account number for the screen, of which the first and the last four digits show: `5142 •••• 7710`. Of
 * a number of eight digits or fewer only the last four show.
 */
export function maskedAccount(number: string): string {
  const last = number.slice(-4);
  return number.length > 8 ? `${number.slice(0, 4)} •••• ${last}` : `•••• ${last}`;
}

/**
 * Returns the name of a bank and an account number, masked by `maskedAccount`, as one text: `Maybank 5142 •••• 7710`.
 */
export const bankAccountText = (bankName: string, number: string): string =>
  `${bankName} ${maskedAccount(number)}`;
