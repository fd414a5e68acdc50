/** A bank account number with its middle hidden: `5142 •••• 7710`; a short one shows its last digits alone. */
export function maskedAccount(number: string): string {
  const last = number.slice(-4);
  return number.length > 8 ? `${number.slice(0, 4)} •••• ${last}` : `•••• ${last}`;
}
