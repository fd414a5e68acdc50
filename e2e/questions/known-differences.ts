import { differences } from './compare.ts';

/**
 * Where portal or sandbox still differ from the oracle's questions, by part and situation. The oracle is right in each. A
 * difference that is no longer true fails its test and is deleted.
 */
type Known = Readonly<Record<string, readonly string[]>>;

/** Names that neither portal nor sandbox have: a second holder is not asked these yet. */
export const unknownNames: Readonly<Record<string, string>> = { jointApplicant: 'employment pep tax' };

/** A minor is asked what an adult is asked. */
export const knownInForm: Known = {
  'personalOfMinor: a minor': [
    ...differences('not asked, shown', ['maritalStatus', 'noOfDependents']),
    ...differences('not asked, sent', ['maritalStatus', 'noOfDependents']),
  ],
};
export const knownInService: Known = {
  'personalOfMinor: a minor': [
    'refused: jointApplicant.0.personal.maritalStatus jointApplicant.0.personal.noOfDependents',
  ],
};
