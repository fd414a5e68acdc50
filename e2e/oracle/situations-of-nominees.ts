import { applicantPayload } from './onboarding-payloads.ts';

/**
 * Nominees of a private retirement scheme: docs/domain.md, section 5, and the relationships that ages permit. Each row
 * is the list of an onboarding of `applicantPayload`, born on 12 April 1988, with PRS alone.
 */

interface Nominee {
  readonly name: string;
  readonly idNo: string;
  readonly dateOfBirth?: string;
  readonly relationship: string;
  readonly share: number;
}

export interface SituationOfNominees {
  readonly who: string;
  readonly nominee: readonly Nominee[];
  readonly result: 'taken' | 'refused';
  /** Where it is refused, from the payload: one of these. */
  readonly at?: string;
  /** The form has no way to answer so: the service alone refuses it. */
  readonly isNotOffered?: true;
  /** What the refusal says, each as a pattern without regard to case. */
  readonly says?: readonly string[];
}

const wife = { name: 'Nurul Huda binti Zamri', idNo: '910725-10-6048', relationship: 'Spouse' };
const father = { name: 'Lim Ah Kow', idNo: '620118-07-5311', relationship: 'Parent' };
const sister = { name: 'Lim Mei Ling', idNo: '950606-14-5222', relationship: 'Sibling' };
const son = { name: 'Lim Wei', idNo: '150704-10-1235', relationship: 'Child', dateOfBirth: '2015-07-04' };
const ofSeventeen = { name: 'Siti binti Ali', idNo: '090801-10-6048', dateOfBirth: '2009-08-01' };
const foreigner = { name: 'Anna Schmidt', idNo: 'C01X00T47' };
const whole = { share: 100 };
const [half, rest] = [{ share: 50 }, { share: 49.99 }];

const shares = 'nominee nominee.0.share nominee.1.share';
const relationship = { result: 'refused', at: 'nominee.0.relationship' } as const;
const taken = { result: 'taken' } as const;

export const nomineesWithPrs: readonly SituationOfNominees[] = [
  { who: 'none', nominee: [], ...taken },
  { who: 'one', nominee: [{ ...wife, ...whole }], ...taken },
  {
    who: 'three, of 33.34, 33.33 and 33.33',
    nominee: [
      { ...wife, share: 33.34 },
      { ...father, share: 33.33 },
      { ...sister, share: 33.33 },
    ],
    ...taken,
  },
  {
    who: 'two, of 50 and 49.99',
    nominee: [
      { ...wife, ...half },
      { ...father, ...rest },
    ],
    result: 'refused',
    at: shares,
    says: ['100', '99\\.99'],
  },
  {
    who: 'two, of 50 and 50.01',
    nominee: [
      { ...wife, ...half },
      { ...father, share: 50.01 },
    ],
    result: 'refused',
    at: shares,
    says: ['100', '100\\.01'],
  },
  {
    who: 'two, one with three decimals',
    nominee: [
      { ...wife, share: 33.335 },
      { ...father, share: 66.665 },
    ],
    result: 'refused',
    at: shares,
  },
  {
    who: 'two, one without a share',
    nominee: [
      { ...wife, ...whole },
      { ...father, share: 0 },
    ],
    result: 'refused',
    at: shares,
  },
  {
    who: 'the member',
    nominee: [{ name: 'Lim Kok Seng', idNo: '880412-14-5233', relationship: 'Others', ...whole }],
    result: 'refused',
    at: 'nominee.0.idNo',
  },
  {
    who: 'one person twice',
    nominee: [
      { ...wife, ...half },
      { ...wife, relationship: 'Others', ...half },
    ],
    result: 'refused',
    at: 'nominee.0.idNo nominee.1.idNo',
  },
  {
    who: 'one passport twice, in two writings',
    nominee: [
      { ...foreigner, relationship: 'Sibling', ...half },
      { ...foreigner, idNo: 'c01-x00 t47', relationship: 'Sibling', ...half },
    ],
    result: 'refused',
    at: 'nominee.0.idNo nominee.1.idNo',
  },
  {
    who: 'seven',
    nominee: ['1', '2', '3', '4', '5', '6', '7'].map((at) => ({
      name: 'Anna Schmidt',
      idNo: `C01X00T${at}`,
      relationship: 'Sibling',
      share: at === '7' ? 10 : 15,
    })),
    result: 'refused',
    at: 'nominee',
    isNotOffered: true,
  },
  { who: 'a child under age', nominee: [{ ...son, ...whole }], ...taken },
  { who: 'a spouse of 17', nominee: [{ ...ofSeventeen, relationship: 'Spouse', ...whole }], ...relationship },
  {
    who: 'a guardian of 17',
    nominee: [{ ...ofSeventeen, relationship: 'Guardian', ...whole }],
    ...relationship,
  },
  {
    who: 'a parent who is younger',
    nominee: [{ ...sister, relationship: 'Parent', ...whole }],
    ...relationship,
    says: ['older|younger'],
  },
  {
    who: 'a child who is older',
    nominee: [{ ...father, relationship: 'Child', ...whole }],
    ...relationship,
    says: ['older|younger'],
  },
  { who: 'an employer', nominee: [{ ...sister, relationship: 'Employer', ...whole }], ...relationship },
  {
    who: 'a spouse with a passport, whose age is not known',
    nominee: [{ ...foreigner, relationship: 'Spouse', ...whole }],
    ...taken,
  },
];

/** The payload around a list of nominees. */
export const prsPayload = { ...applicantPayload, plans: { ...applicantPayload.plans, plans: ['PRS'] } };
