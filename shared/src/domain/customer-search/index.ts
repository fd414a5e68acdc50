/** Ranking of customers by the words of a search: for the list of customers and the finder. */

export { compact, joinWords, simplify, splitWords } from '../person/simplify.ts';
export { highlight, highlightPhone } from './highlight.ts';
export { compareNames, letterOf } from './name-order.ts';
export {
  type CustomerMatch,
  createMatcher,
  findHolder,
  type MatchPlace,
  matchPlaces,
  rankCustomers,
  type SearchedCustomer,
} from './rank.ts';
