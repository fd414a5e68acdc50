const dot = '•';
const identityCard = /^(\d{6})-?\d{2}-?\d{2}(\d{2})$/;

/**
 * Masks an identity number so that it still distinguishes two people but cannot be copied:
 * `880412-14-5233` → `880412-••-••33`. Other kinds keep their start and last two characters. It is idempotent.
 */
export function maskId(idNo: string): string {
  const plain = idNo.trim();
  if (plain.includes(dot)) return plain;
  const card = identityCard.exec(plain);
  if (card !== null) return `${card[1]}-${dot.repeat(2)}-${dot.repeat(2)}${card[2]}`;
  const start = plain.length >= 10 ? 6 : plain.length >= 6 ? 2 : 0;
  const end = plain.length >= 4 ? 2 : 0;
  const hidden = Math.max(plain.length - start - end, 0);
  return plain.slice(0, start) + dot.repeat(hidden) + plain.slice(plain.length - end);
}

/**
 * Returns what screen readers say in place of an identity number: `identity number ending in 33`, or `identity number`
 * for one of less than four characters.
 */
export function spokenId(idNo: string): string {
  const plain = idNo.trim();
  return plain.length >= 4 ? `identity number ending in ${plain.slice(-2)}` : 'identity number';
}
