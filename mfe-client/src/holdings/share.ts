import type { Money } from '@portal/shared/money';

/**
 * Formats the share of an amount with one decimal, rounded half up: `14.5%`. Returns `undefined` when `whole` is zero. It
 * computes in integer sen, so that the value is rounded only once.
 */
export function formatShare(part: Money, whole: Money): string | undefined {
  const wholeSen = toSen(whole);
  if (wholeSen <= 0n) return undefined;
  const tenths = (toSen(part) * 2000n + wholeSen) / (wholeSen * 2n);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

function toSen(money: Money): bigint {
  return BigInt(money.toString().replace('.', ''));
}
