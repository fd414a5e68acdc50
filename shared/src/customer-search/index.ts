/** Ranking of customers by the words of a search: for the list of customers and the finder. */
export { highlight } from './highlight.ts';
export {
  type CustomerMatch,
  type MatchPlace,
  matchCustomer,
  matchPlaces,
  rankCustomers,
  type SearchedCustomer,
} from './rank.ts';
