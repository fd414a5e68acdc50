const currencyOrder = ['MYR', 'USD', 'AUD'];

/** Sorts currencies: ringgit first, then the other currencies of the company's funds, then by code. */
export function compareCurrencies(a: string, b: string): number {
  return getRank(a) - getRank(b) || a.localeCompare(b);
}

function getRank(currency: string): number {
  const rank = currencyOrder.indexOf(currency);
  return rank < 0 ? currencyOrder.length : rank;
}
