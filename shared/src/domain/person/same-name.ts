import { compact } from './simplify.ts';

/**
 * Whether two names are the same as people type them: without case, accents, apostrophes, spaces and other signs, as in a
 * search. A bank writes `JURGEN GROSS STRAUSS` for Jürgen Groß-Strauß.
 */
export const isSameName = (one: string, other: string): boolean => compact(one) === compact(other);
