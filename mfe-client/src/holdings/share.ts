import type { Money } from '@portal/shared/money';

/**
 * What part of a whole an amount is, to one decimal, half up: `14.5%`. Nothing of an empty whole. Counted in sen,
 * as whole numbers, so that no rounding comes before the one that shows.
 */
export function shareOf(part: Money, whole: Money): string | undefined {
  const of = inSen(whole);
  if (of <= 0n) return undefined;
  const tenths = (inSen(part) * 2000n + of) / (of * 2n);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

function inSen(money: Money): bigint {
  return BigInt(money.toString().replace('.', ''));
}
