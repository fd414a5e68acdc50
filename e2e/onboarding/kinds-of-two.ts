import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { all, country, exposure, holder, second, tax, taxedIn, who, work } from './changed-answers.ts';
import type { Kind } from './kind.ts';

const sukuk = { fund: 'Cempaka Biru Sukuk', amount: '2,000' };

const joint = {
  optional: ['bank', 'investment'],
  missing: {},
  notNeeded: ['nominees'],
  documents: ['MyKad, front, joint holder', 'MyKad, back, joint holder'],
};
const linkedToUs = tax({
  usIndicia: ['Born in the US'],
  hasNoIndicia: false,
  usExplanation: 'Left as a baby.',
});
const usCitizen = (answers: Answers) => tax({ usResidentStatus: 'US citizen' })(answers);
const holderIsUsCitizen = (answers: Answers) => holder({ tax: usCitizen(answers).tax })(answers);

/** Kinds of accounts of two holders. */
export const kindsOfTwo: readonly Kind[] = [
  { ...joint, name: 'a joint account, either signs', change: second('JNT', '2'), sold: sukuk },
  { ...joint, name: 'a joint account, both sign', change: second('JNT', '3') },
  { ...joint, name: 'a joint account, the principal signs', change: second('JNT', '1') },
  { ...joint, name: 'a joint account, reached as the applicant', change: second('JNT', '2', true) },
  { ...joint, name: 'an adult with a minor', change: second('MNR', '') },
  {
    ...joint,
    name: 'an adult with a minor, reached as the adult',
    change: second('MNR', '', true),
    sold: sukuk,
  },
  {
    ...joint,
    name: 'a second holder with a sign of a link to the US, taxed in another country, too',
    documents: [...joint.documents, 'Form W-8BEN, joint holder'],
    change: all(second('JNT', '3'), (answers) => ({
      ...answers,
      joint: { ...answers.joint, tax: all(linkedToUs, taxedIn(country('SG')))(answers).tax },
    })),
  },
  {
    ...joint,
    name: 'a second holder who is exposed and retired',
    change: all(second('JNT', '3'), (answers) =>
      holder({
        employment: { ...work({ occupation: 'Retired', sourceOfIncome: ['EPF/Pension'] })(answers).work },
        pep: exposure('Foreign')(answers).exposure,
      })(answers),
    ),
  },
  {
    ...joint,
    notNeeded: [],
    optional: ['nominees', 'bank', 'investment'],
    name: 'a joint cash account and PRS',
    change: all(who({ plans: ['CS', 'PRS'] }), second('JNT', '2')),
  },
  {
    ...joint,
    name: 'a second holder who is a US person, who stops it',
    change: all(second('JNT', '3'), holderIsUsCitizen),
    missing: { joint: ['Head office opens the account of a US person'] },
  },
  {
    ...joint,
    name: 'a minor who is a US person, who stops it',
    change: all(second('MNR', ''), holderIsUsCitizen),
    missing: { joint: ['Head office opens the account of a US person'] },
  },
  {
    ...joint,
    name: 'a husband of somebody single, who stops',
    change: all(second('JNT', '3'), (answers) => ({
      ...answers,
      personal: { ...answers.personal, maritalStatus: 'Single' },
    })),
    missing: { joint: ['Relationship'] },
  },
];
