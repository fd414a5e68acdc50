import { applicantPayload, jointPayload, minorPayload, recordOfCustomer } from './onboarding-payloads.ts';
import { today } from './person-row.ts';
import { isRecord } from './sent.ts';
import type { OfJointHolder, SituationOfAPerson } from './situation-of-a-person.ts';
import { situations } from './situations.ts';
import { nomineesWithPrs, prsPayload } from './situations-of-nominees.ts';

type Way = 'onboarding' | 'jointHolder' | 'update';
const ways: readonly Way[] = ['onboarding', 'jointHolder', 'update'];
const rows = situations.map((situation) => [situation.who, situation] as const);
const namesIn = (text = '') => text.split(' ').filter((name) => name !== '');

/** Whether a place is in a payload: `tax.usExplanation`, or a part. Fields of countries are in none. */
function isPlace(payload: unknown, place: string): boolean {
  const [part = '', name, ...rest] = place.split('.');
  if (!isRecord(payload) || !(part in payload)) return false;
  if (name === undefined || rest.length > 0) return true;
  const values = payload[part];
  return isRecord(values) && name in values;
}

/** The age of somebody on the day of the table. */
const ageOf = (born: unknown): number => {
  const [day, now] = [String(born), today];
  return Number(now.slice(0, 4)) - Number(day.slice(0, 4)) - (day.slice(5) > now.slice(5) ? 1 : 0);
};

/** When a second holder is born. */
const bornOf = ({ accountType, given }: OfJointHolder): unknown => {
  const [holder] = accountType === 'MNR' ? minorPayload.jointApplicant : jointPayload.jointApplicant;
  return given.identity?.dateOfBirth ?? holder?.identity.dateOfBirth;
};

test('the oracle judges at least 30 situations of a person on three ways, and 15 lists of nominees, each once', () => {
  expect(situations.length).toBeGreaterThanOrEqual(30);
  expect(new Set(rows.map(([who]) => who)).size).toBe(rows.length);
  expect(nomineesWithPrs.length).toBeGreaterThanOrEqual(15);
  expect(new Set(nomineesWithPrs.map(({ who }) => who)).size).toBe(nomineesWithPrs.length);
});

test.each(rows)('what the oracle says of a situation agrees with itself: %s', (_who, situation) => {
  const judged = ways.flatMap((way) => ('never' in situation[way] ? [] : [situation[way]]));
  expect(judged.length).toBeGreaterThan(0);
  for (const { result, at, says } of judged) {
    expect(at !== undefined).toBe(result !== 'taken');
    expect(says === undefined || result !== 'taken').toBe(true);
  }
});

test.each(rows)(
  'the oracle refuses at places that are at the wire: %s',
  (_who, situation: SituationOfAPerson) => {
    const { onboarding, jointHolder, update } = situation;
    if (!('never' in onboarding))
      for (const place of namesIn(onboarding.at)) expect(isPlace(applicantPayload, place)).toBe(true);
    if (!('never' in jointHolder))
      for (const place of namesIn(jointHolder.at))
        expect(isPlace(jointPayload.jointApplicant[0], place)).toBe(true);
    if ('never' in update) return;
    const names = [update.at, update.ends, update.asked, update.notAsked].flatMap(namesIn);
    for (const name of [...names, ...Object.keys(update.changes), ...Object.keys(update.record)])
      expect(Object.keys(recordOfCustomer)).toContain(name);
  },
);

test('the oracle’s second holders are of age, and its minors are not', () => {
  const ages = situations.flatMap(({ jointHolder }) =>
    'never' in jointHolder || jointHolder.result === 'refused'
      ? []
      : [[jointHolder.accountType, ageOf(bornOf(jointHolder)) < 18]],
  );
  expect(ages.filter(([type, isMinor]) => (type === 'MNR') !== isMinor)).toEqual([]);
});

test('the oracle’s nominees that are taken have shares of 100', () => {
  const sums = nomineesWithPrs
    .filter(({ result, nominee }) => result === 'taken' && nominee.length > 0)
    .map(({ nominee }) => nominee.reduce((sum, { share }) => sum + Math.round(share * 100), 0));
  expect(new Set(sums)).toEqual(new Set([10_000]));
  expect(prsPayload.plans.plans).toEqual(['PRS']);
});
