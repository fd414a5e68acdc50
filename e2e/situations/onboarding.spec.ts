import type { Page } from 'playwright/test';
import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { fromPayload } from '../../mfe-client/src/onboarding/answers/from-payload.ts';
import { applicantPayload, jointPayload, minorPayload } from '../oracle/onboarding-payloads.ts';
import type { OfJointHolder, OfOnboarding } from '../oracle/situation-of-a-person.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { answerSteps, startOnboarding } from '../support/screens/answer-onboarding.ts';
import { label } from '../support/screens/labelled-controls.ts';
import { openStep } from '../support/screens/onboarding.ts';
import { comparable, holderOf, payloadOf, rowsOf } from './payload-of.ts';
import {
  answerAgain,
  expectRefused,
  expectStopped,
  isRelationshipOffered,
  saveStep,
  titleOf,
  titlesOf,
} from './walk-steps.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Situation = OfOnboarding | OfJointHolder;
type Row = readonly [title: string, situation: Situation];

/** What no form can answer: there is no control for it. */
async function expectNoControl(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  if (/EPF number/.test(title))
    await expect(main.getByRole('textbox', { name: label('EPF number') })).toHaveCount(0);
  else if (/marital status/.test(title))
    await expect(main.getByRole('group', { name: label('Marital status') })).toHaveCount(0);
  else await expect(main.getByRole('button', { name: 'Add a country' })).toHaveCount(0);
}

/** The answers of a situation; at most five countries, as many as the form offers. */
function answersOf(situation: Situation, agentEmail: string): Answers {
  const payload = JSON.stringify(payloadOf(situation)).replaceAll('agent@agents.example', agentEmail);
  const answers = fromPayload(JSON.parse(payload));
  const upToFive = ({ countries, ...tax }: Answers['tax']) => ({ ...tax, countries: countries.slice(0, 5) });
  const { joint } = answers;
  return { ...answers, tax: upToFive(answers.tax), joint: { ...joint, tax: upToFive(joint.tax) } };
}

/** Answers what the situation, and the one before it, answer otherwise than usual; the step that decides is last. */
async function walkRow(
  page: Page,
  [title, situation]: Row,
  { before, agentEmail }: { readonly before: Situation | undefined; readonly agentEmail: string },
): Promise<void> {
  const isJoint = 'accountType' in situation;
  const answers = answersOf(situation, agentEmail);
  const own = titlesOf(situation);
  const earlier = before ? titlesOf(before).filter((each) => !own.includes(each)) : [];
  const last = own.at(-1) ?? titleOf('contact');
  for (const step of [...earlier, ...own.slice(0, -1)]) {
    await answerAgain(page, step, answers);
    await saveStep(page);
  }
  if (isJoint) {
    await openStep(page, last);
    // what is not offered cannot be answered
    if (!(await isRelationshipOffered(page, answers.joint.relationship)))
      return expect(situation.result).toBe('refused');
  }
  await answerAgain(page, last, answers);
  if (situation.isNotOffered) return expectNoControl(page, title);
  if (situation.result === 'refused') return expectRefused(page, situation, isJoint);
  if (situation.result === 'stopped') return expectStopped(page, situation);
  const payload = await saveStep(page);
  if (isJoint) expect(comparable(payload.jointApplicant)).toEqual(comparable([holderOf(situation)]));
  else
    for (const part of Object.keys(situation.given))
      expect(comparable(payload[part])).toEqual(comparable(Object(payloadOf(situation))[part]));
}

/** Whether a row is of another paper. What was read from one stays when another one is read. */
const hasOwnPaper = ([, { given }]: Row): boolean => given.identity !== undefined;
/** Whether a row leaves empty what a row before it has chosen from a list. */
const leavesEmpty = ([, { given }]: Row): boolean => given.investor?.sophisticatedInvestorCriteria === null;

/** Walks rows in one onboarding, and those of another paper each in a new one. `start` begins one and answers what is usual. */
async function walkRows(
  page: Page,
  rows: readonly Row[],
  { start, agentEmail }: { readonly start: (row?: Situation) => Promise<void>; readonly agentEmail: string },
): Promise<void> {
  // a control that is missing is said at once
  page.setDefaultTimeout(20_000);
  const usual = rows.filter((row) => !hasOwnPaper(row));
  const inOrder = [...usual.filter(leavesEmpty), ...usual.filter((row) => !leavesEmpty(row))];
  if (inOrder.length > 0) await start();
  for (const [at, row] of inOrder.entries())
    await test.step(row[0], () => walkRow(page, row, { before: inOrder[at - 1]?.[1], agentEmail }));
  for (const row of rows.filter(hasOwnPaper))
    await test.step(row[0], async () => {
      await start(row[1]);
      await walkRow(page, row, { before: undefined, agentEmail });
    });
}

const decidedAt = (title: string) => (row: Row) => titlesOf(row[1]).at(-1) === title;
const ofApplicant: readonly Row[] = rowsOf('onboarding');
const ofHolder = rowsOf('jointHolder');
const groups: readonly (readonly [what: string, rows: readonly Row[]])[] = [
  ['an investor', ofApplicant.filter(decidedAt('Investor'))],
  ['tax', ofApplicant.filter(decidedAt('Tax'))],
  [
    'plans, paper, contact, work and exposure',
    ofApplicant.filter((row) => !decidedAt('Investor')(row) && !decidedAt('Tax')(row)),
  ],
];

for (const [what, rows] of groups)
  test(`[ONB-01] [ITM-08] an applicant is taken, refused or stopped as the oracle says: ${what}`, {
    tag: '@long',
  }, async ({ page, agent, seed }) => {
    test.setTimeout(900_000);
    await seed.session();
    const start = async (row?: Situation) => {
      await startOnboarding(page);
      await answerSteps(page, fromPayload(applicantPayload), row ? 'Identity' : 'Suitability');
    };
    await walkRows(page, rows, { start, agentEmail: agent.email });
  });

for (const [accountType, payload] of [
  ['JNT', jointPayload],
  ['MNR', minorPayload],
] as const)
  test(`[ONB-01] [ITM-08] a second holder is taken, refused or stopped as the oracle says: ${accountType}`, {
    tag: '@long',
  }, async ({ page, agent, seed }) => {
    test.setTimeout(900_000);
    await seed.session();
    const start = async () => {
      await startOnboarding(page);
      // the applicant's paper and marital status are judged with the second holder's
      await answerSteps(page, fromPayload(payload), 'Work and means');
    };
    await walkRows(
      page,
      ofHolder.filter(([, situation]) => situation.accountType === accountType),
      { start, agentEmail: agent.email },
    );
  });
