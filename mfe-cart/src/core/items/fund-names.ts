import { type ItemText, shortSchemeName } from '@portal/shared/items';

/** Returns the names of an item's funds, without the company's name: `Sukuk`, `Bond to Sukuk`. */
export const fundNamesOf = ({ legs }: Pick<ItemText, 'legs'>): string =>
  legs.map(({ schemeName }) => shortSchemeName(schemeName)).join(' to ');
