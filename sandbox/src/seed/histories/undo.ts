import { marketValue, proportion, splitSalesCharge } from '../../rules/money.ts';
import { dividendPerUnit } from '../customers/dividend-terms.ts';
import { fromHundredths, type Hundredths, toHundredths } from './hundredths.ts';

/** The nearest whole numbers to an estimate, the nearest first. */
const near = (estimate: number): readonly number[] => {
  const middle = Math.round(estimate);
  return [middle, middle - 1, middle + 1, middle - 2, middle + 2];
};

/** Returns the units that an amount buys at a price, less the sales charge in percent. */
export const boughtUnits = (gross: Hundredths, charge: number, nav: string): Hundredths =>
  toHundredths(splitSalesCharge(fromHundredths(gross), String(charge), nav).units);

/** Returns the cost of a holding before `taken` of its units left with their part of the cost, `undefined` if there is none. */
export const costBefore = (
  after: Hundredths,
  taken: Hundredths,
  unitsBefore: Hundredths,
): Hundredths | undefined =>
  near((after * unitsBefore) / (unitsBefore - taken)).find((cost) => {
    const left = proportion(fromHundredths(cost), fromHundredths(taken), fromHundredths(unitsBefore));
    return cost - toHundredths(left) === after;
  });

/** A reinvested dividend: its amount, and the units before and bought. */
interface Reinvestment {
  readonly unitsBefore: Hundredths;
  readonly bought: Hundredths;
  readonly gross: string;
}

/** Returns the dividend that was reinvested at a price and led to these units; `undefined` where rounding has none. */
export function reinvestmentBefore(after: Hundredths, nav: string): Reinvestment | undefined {
  const perUnit = dividendPerUnit(nav);
  for (const unitsBefore of near(after / (1 + Number(perUnit) / Number(nav)))) {
    const gross = marketValue(fromHundredths(unitsBefore), perUnit);
    const bought = boughtUnits(toHundredths(gross), 0, nav);
    if (unitsBefore + bought === after && bought > 0) return { unitsBefore, bought, gross };
  }
  return undefined;
}
