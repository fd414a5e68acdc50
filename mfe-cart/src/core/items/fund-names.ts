import type { ItemText } from '@portal/shared/items';

/** What the names of the company's own funds begin with. */
const company = /^Cempaka Biru /;

/** Returns a fund's name without the company's: `Sukuk`. */
export const shortFundName = (schemeName: string): string => schemeName.replace(company, '');

/** Returns the names of an item's funds, without the company's name: `Sukuk`, `Bond to Sukuk`. */
export const fundNamesOf = ({ legs }: Pick<ItemText, 'legs'>): string =>
  legs.map(({ schemeName }) => shortFundName(schemeName)).join(' to ');
