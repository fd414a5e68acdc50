/** The PRS core fund for an age: Growth under 45, Moderate 45 to 54, Conservative from 55 (docs/domain.md, section 2). */
export type CoreFund = 'Growth' | 'Moderate' | 'Conservative';

/** Age range of each core fund. `upper` is inclusive; `null` means no limit. */
export const CORE_FUND_AGES: Record<CoreFund, { readonly lower: number; readonly upper: number | null }> = {
  Growth: { lower: 0, upper: 44 },
  Moderate: { lower: 45, upper: 54 },
  Conservative: { lower: 55, upper: null },
};

const CORE_SCHEMES: Record<'CONV' | 'ISLAMIC', Record<CoreFund, string>> = {
  CONV: { Growth: 'CBPRG', Moderate: 'CBPRM', Conservative: 'CBPRC' },
  ISLAMIC: { Growth: 'CBPIG', Moderate: 'CBPIM', Conservative: 'CBPIC' },
};

/** Returns the core fund of PRS for an age in whole years: Growth under 45, Moderate under 55, else Conservative. */
export function coreFundFor(age: number): CoreFund {
  if (age < 45) return 'Growth';
  return age < 55 ? 'Moderate' : 'Conservative';
}

/**
 * Returns the code of the scheme that the default option of PRS chooses for an age in years, conventional or Islamic.
 */
export function defaultOptionScheme(type: 'CONV' | 'ISLAMIC', age: number): string {
  return CORE_SCHEMES[type][coreFundFor(age)];
}
