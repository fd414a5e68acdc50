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

const empty = 'required, accepted when empty';
const notOnRecord = 'demanded, accepted when not on record';
const ofWho = ['occupationDesignation', 'employerName', 'employerAdd', 'natureofBusiness'];

/** An update requires neither assets nor employer nor its address, unless another rule does. */
const assets = [...differences(empty, ['personalAsset']), ...differences(notOnRecord, ['personalAsset'])];
const business = [
  ...assets,
  ...differences(empty, ['employerName', 'employerAdd']),
  ...differences(notOnRecord, ['employerName', 'employerAdd']),
];
/** An update asks an employer of everybody, and does not end it. */
const shown = differences('not asked, shown', ofWho);
const kept = differences('ends, not sent as null', ofWho);
const natureAfterwards = [
  ...differences(empty, ['natureofBusiness']),
  ...differences(notOnRecord, ['natureofBusiness']),
];

export const knownInUpdate: Known = {
  'work: employed, with another income': business,
  'work: retired, with another income': [...assets, ...shown],
  'work: Employed to Retired': [...assets, ...shown, ...kept],
  'work: Employed in another business to Retired': [
    ...assets,
    ...shown,
    ...kept,
    'natureofBusinessOth: not asked, shown',
    'natureofBusinessOth: ends, not sent as null',
  ],
  'work: Retired to Employed': [...business, ...natureAfterwards],
  'work: the business is no longer Others': business,
  'work: Others is no longer among the sources of income': [...assets, ...shown],
  'work: Others is a new purpose': [...assets, ...shown],
  'work: Others to Retired': [...assets, ...shown],
};

/** The service takes an employer of who does not work, and leaves one on record. */
const taken = differences('not asked, accepted', ofWho);
const left = 'ends, accepted when it stays';

export const knownInServedUpdate: Known = {
  'work: employed, with another income': [...business, `natureofBusiness: ${empty}`],
  'work: retired, with another income': [...assets, ...taken],
  'work: Employed to Retired': [...assets, ...differences(left, ofWho)],
  // the business is Others there, so that its text may not stay without it
  'work: Employed in another business to Retired': [
    ...assets,
    ...differences(left, ['occupationDesignation', 'employerName', 'employerAdd']),
  ],
  'work: Retired to Employed': [...business, ...natureAfterwards],
  'work: the business is no longer Others': [...business, `natureofBusiness: ${empty}`],
  'work: Others is no longer among the sources of income': [...assets, ...taken],
  'work: Others is a new purpose': [...assets, ...taken],
  'work: Others to Retired': [...assets, ...taken],
};
