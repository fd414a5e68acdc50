import { SiteRefusal } from '../refusal.ts';

/** Reads the share of the browsers that a canary is given to, in percent. Throws SiteRefusal when it is none. */
export function readShare(word: string): number {
  if (/^[1-9]\d?$/.test(word)) return Number(word);
  throw new SiteRefusal(`--canary takes a whole number of percent, 1 to 99, and ${word} is none.`);
}
