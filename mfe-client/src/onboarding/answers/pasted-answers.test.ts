import { lookups } from '@portal/shared/api/lookups';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import { readPhone } from '@portal/shared/person/read-phone';
import { decoded, jointApplicantWire, onboardingWire, samples, testAgent } from '@portal/shared/testing';
import { answeredSteps, stepTable } from '../steps/step-table.ts';
import { type Answers, answersSchema } from './answers.ts';
import { fromPayload } from './from-payload.ts';
import { toPayload } from './to-payload.ts';

const facts = {
  agent: testAgent,
  lookups: decoded(lookups, samples.lookups),
  today: '2026-11-21',
  readPhone,
};
const address = {
  address1: '12 Jalan Satu',
  address2: 'Taman Dua',
  address3: 'Blok C',
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: 'Johor',
};
const base = fromPayload({ ...onboardingWire, jointApplicant: jointApplicantWire });
const work: Answers['work'] = {
  ...base.work,
  occupationOth: 'Pilot, part-time',
  natureofBusiness: 'Others',
  natureofBusinessOth: 'Fishing',
  sourceOfIncome: ['Others'],
  sourceOfIncomeOth: 'Royalties',
  purposeOfInvest: ['Others'],
  purposeOfInvestOth: 'A boat',
};
const exposure: Answers['exposure'] = {
  status: 'Domestic',
  position: 'State assembly',
  sourceOfWealth: 'A family firm',
};
const tax: Answers['tax'] = {
  ...base.tax,
  usIndicia: ['US place of birth'],
  usExplanation: 'Studied there',
  countries: [
    { country: 'SG', tin: 'S1234567D', hasNoTin: false, tinReason: '', explanation: '' },
    { country: 'AU', tin: '', hasNoTin: true, tinReason: 'B', explanation: 'Not issued yet' },
  ],
};
/** Every field that is typed has a text, and what shows it is chosen. */
const full: Answers = {
  ...base,
  who: { ...base.who, plans: ['CS', 'EPF', 'PRS'], accountType: 'JNT', operatingInstruction: '2' },
  contact: {
    ...base.contact,
    residential: { ...base.contact.residential, ...address },
    hasMailing: true,
    mailing: { ...base.contact.residential, ...address },
  },
  work,
  exposure,
  tax,
  joint: { ...base.joint, employment: work, pep: exposure, tax },
  nominees: [
    {
      name: 'Azman bin Idris',
      idNo: '890311-14-5231',
      relationship: 'Spouse',
      share: '100',
    },
  ],
};

/** Another occupation has no employer. */
const withOtherOccupation: Answers = {
  ...full,
  work: { ...work, occupation: 'Others' },
  joint: { ...full.joint, employment: { ...work, occupation: 'Others' } },
};

/** The fields that an agent types; others are chosen. */
const typedFields = [
  ...['epfNo', 'idNo', 'name', 'noOfDependents', 'tel', 'email', 'address1', 'address2', 'address3'],
  ...['postcode', 'city', 'state', 'occupationOth', 'occupationDesignation', 'employerName', 'employerAdd'],
  ...['natureofBusinessOth', 'personalAsset', 'sourceOfIncomeOth', 'purposeOfInvestOth', 'position'],
  ...['sourceOfWealth', 'tin', 'explanation', 'usExplanation', 'share'],
];

type Path = readonly string[];

/** Returns the paths of all typed fields that have a text. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return typedFields.includes(path.at(-1) ?? '') && value !== '' ? [path] : [];
  if (
    typeof value !== 'object' ||
    value === null ||
    path.some((key) => ['suitability', 'front', 'back'].includes(key))
  )
    return [];
  return Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]));
}

const textAt = (value: unknown, path: Path): string =>
  path.reduce<unknown>((part, key) => Object(part)[key], value)?.toString() ?? '';

/** Returns the value with another text at the path. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const changed = withText(Object(value)[key], rest, text);
  return Array.isArray(value)
    ? value.map((entry, index) => (String(index) === key ? changed : entry))
    : { ...Object(value), [key]: changed };
}

const problemsOf = (answers: Answers) =>
  answeredSteps.flatMap((step) => stepTable[step].check(answers, facts));

const paths = pathsOf(full);

test('every field of an onboarding that is typed has a text here', () => {
  expect(new Set(paths.map((path) => path.at(-1)))).toEqual(new Set(typedFields));
  expect(paths).toHaveLength(57);
});

test.each(paths.map((path) => [path.join('.'), path] as const))(
  '[ONB-03] %s is sent and checked as the text without unseen characters',
  (_name, path) => {
    const answers = path.includes('occupationOth') ? withOtherOccupation : full;
    const sent = toPayload(answers, facts);
    const problems = problemsOf(answers);
    const typed = textAt(answers, path);
    const other = answersSchema.parse(withText(answers, path, `${typed}9`));
    // the field is sent at all
    expect(toPayload(other, facts)).not.toEqual(sent);
    for (const pasted of pastesOf(typed)) {
      const changed = answersSchema.parse(withText(answers, path, pasted));
      expect(toPayload(changed, facts)).toEqual(sent);
      expect(problemsOf(changed)).toEqual(problems);
    }
  },
);
