/** What is said of each kind of item, and its components. Not a facade: each remote bundles what it uses. */
export * from '../../domain/items/index.ts';
export { ItemChanges } from './item-changes.tsx';
export { ItemDetails } from './item-details.tsx';
export { LegFigures } from './leg-figures.tsx';
export { useLastPrices } from './use-last-prices.ts';
