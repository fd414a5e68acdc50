import { adultHolder, applicantPayload, minorHolder } from '../oracle/onboarding-payloads.ts';
import { satPayloadSent } from '../oracle/sat.ts';
import {
  type Facts,
  type OfJointHolder,
  type OfOnboarding,
  papersOf,
  type SituationOfAPerson,
} from '../oracle/situation-of-a-person.ts';
import { situations } from '../oracle/situations.ts';
import { valueAt, withValueAt } from '../questions/compare.ts';
import { samples } from '../questions/samples.ts';

const answeredAt = '2026-11-20T09:42:00+08:00';
const assessment = satPayloadSent({ ageOption: '4' });
/** The assessment of the applicants, with its times. */
export const suitability = {
  ...assessment,
  answeredAt,
  vIAnsweredAt: answeredAt,
  answers: assessment.answers.map((answer) => ({ ...answer, answeredAt })),
};

type Parts = Readonly<Record<string, unknown>>;

/** Returns the parts with these facts in place of their own. */
const withFacts = (parts: Parts, facts: Facts): Parts => ({
  ...parts,
  ...Object.fromEntries(
    Object.entries(facts).map(([part, values]) => [part, { ...Object(parts[part]), ...values }]),
  ),
});

/** The second holder of a situation. */
export const holderOf = ({ accountType, relationship, given }: OfJointHolder): Parts => {
  const holder = withFacts(accountType === 'MNR' ? minorHolder : adultHolder, given);
  return relationship === undefined ? holder : { ...holder, relationship };
};

/** The payload of a situation, complete but for what is wrong with it. */
export const payloadOf = (situation: OfOnboarding | OfJointHolder): Parts => {
  if (!('accountType' in situation)) return withFacts({ ...applicantPayload, suitability }, situation.given);
  const { accountType, applicant = {} } = situation;
  const plans = { accountType, operatingInstruction: accountType === 'MNR' ? '1' : '2' };
  return {
    ...withFacts({ ...applicantPayload, suitability }, { ...applicant, plans }),
    jointApplicant: [holderOf(situation)],
  };
};

/** All documents of a situation by name: papers, then forms. */
export function documentsOf(situation: OfOnboarding | OfJointHolder): readonly string[] {
  const docType = String(situation.given.identity?.docType ?? 'MYKAD');
  const isJoint = 'accountType' in situation;
  const applicant = papersOf(isJoint ? 'MYKAD' : docType, false);
  return [...applicant, ...(isJoint ? papersOf(docType, true) : []), ...(situation.documents ?? [])];
}

/** Where a situation's answers are in the payload, before a part. */
export const prefixOf = (situation: OfOnboarding | OfJointHolder): string =>
  'accountType' in situation ? 'jointApplicant.0.' : '';

type Row<Judged> = readonly [title: string, judged: Judged];

/** The situations that occur on a way, with a title. */
export const rowsOf = <Way extends 'onboarding' | 'jointHolder' | 'update'>(way: Way) =>
  situations.flatMap((situation): Row<Exclude<SituationOfAPerson[Way], { never: string }>>[] => {
    const judged: SituationOfAPerson[Way] = situation[way];
    return occurs(judged) ? [[`${way}: ${situation.who}`, judged]] : [];
  });

const occurs = <Judged extends object>(
  judged: Judged,
): judged is Exclude<Judged, { readonly never: string }> => !('never' in judged);

/** The names of a text of the oracle. */
export const namesIn = (text = ''): readonly string[] => text.split(' ').filter((name) => name !== '');

/** Where a name is among the parts of a holder: `pep.position`, or a part. */
export function pathOf(parts: Parts, name: string): readonly string[] {
  // a minor does not have all parts of an adult
  if (name.includes('.') || name in parts || name in adultHolder) return name.split('.');
  const part = Object.keys(parts).find((each) => Object.hasOwn(Object(parts[each]), name));
  if (part === undefined) throw new Error(`No part has ${name}`);
  return [part, name];
}

/** Returns the payload without an answer: null, an empty list, or without the part. */
export function withoutAnswer(payload: Parts, path: readonly string[]): Parts {
  const empty = Array.isArray(valueAt(payload, path)) && path.at(-1) !== 'jointApplicant' ? [] : null;
  const isPart = path.at(-2) === undefined || path.at(-2) === '0';
  return Object(withValueAt(payload, path, isPart && path.at(-1) !== 'relationship' ? undefined : empty));
}

/** A valid value for a place that is not asked. */
export function sampleAt(path: readonly string[]): unknown {
  const [part = '', name] = path.filter((key) => key !== 'jointApplicant' && key !== '0');
  const all: Parts = { ...adultHolder, ...samples };
  return name === undefined ? valueAt(adultHolder, [part]) : valueAt(all, [part, name]);
}

/** What is compared of a payload: its pictures are uploaded again and again. */
export const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, each) =>
    typeof each === 'string' && /^[\w-]+::/.test(each) ? 'uploaded' : each,
  );
