import { cleanText } from '@portal/shared/clean-text';
import { sayRange } from '../person/lookup-codes.ts';

const number = String.raw`(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const amount = `${number} ?(k|thousand|ribu|mil|million|m|juta|bil|billion|b)?`;
/** `RM 300,000`, `500000`, `1.5 million`, `RM 1 million to 3 million`, `Below RM 500,000`, `Above RM 3 million`. */
const shape = new RegExp(
  `^(above |over |more than |at least |from |> ?|>= ?)?(?:below |under |less than |up to |at most |about |< ?|<= ?)?${amount}(?: ?(?:to|-|–) ?${amount})?(\\+| and above| or more)?$`,
);

const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|ribu)$/, 1e3],
  [/^(?:m|mil|million|juta)$/, 1e6],
  [/^(?:b|bil|billion)$/, 1e9],
];
const factorOf = (unit: string): number => factors.find(([named]) => named.test(unit))?.[1] ?? 1;

/**
 * Returns the most that a stated amount of ringgit, or range of it, can be: infinite for `Above RM 3 million`. `undefined`
 * for a text that is no amount. It is only compared, and never shown.
 */
export function highestStated(stated: string): number | undefined {
  const text = cleanText(sayRange(stated))
    .toLowerCase()
    .replaceAll(/\b(?:rm|myr|ringgit)(?=\b|\d) ?/g, '')
    .trim();
  const [, over, low = '', lowUnit, high, highUnit, more] = shape.exec(text) ?? [];
  if (low === '') return undefined;
  const ringgitOf = (digits: string, unit = '') => Number(digits.replaceAll(/[, ]/g, '')) * factorOf(unit);
  if (over !== undefined || more !== undefined) return Number.POSITIVE_INFINITY;
  const least = ringgitOf(low, lowUnit);
  if (high === undefined) return least;
  const most = ringgitOf(high, highUnit);
  // `1 to 3 million` is in millions, too; `1 million to 3` is no range
  return most < least ? undefined : most;
}
