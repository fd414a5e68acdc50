const leadingCurrencies = ['AUD', 'USD', 'MYR'];

/**
 * Compares two currency codes, for `sort`: ringgit (MYR) first, then the other currencies of the company's funds, then
 * by code.
 */
export const compareCurrencies = (one: string, other: string): number =>
  leadingCurrencies.indexOf(other) - leadingCurrencies.indexOf(one) || one.localeCompare(other);
