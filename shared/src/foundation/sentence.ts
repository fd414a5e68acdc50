/**
 * Returns the text with its first letter as a capital: `Redemption CBSUK`. The rest stays; an empty text stays empty.
 */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Returns a text without spaces at its end, with a full stop unless it ends with one, or with `!`, `?` or `…`: a reason
 * that somebody typed, or the name of a company (`Sdn. Bhd.`).
 */
export const endSentence = (text: string): string => {
  const trimmed = text.trimEnd();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
};
