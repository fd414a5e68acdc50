import { emptyAnswers } from '../answers/answers.ts';
import { facts, whole } from '../onboarding-facts.fixture.ts';
import { getSteps } from '../steps/get-steps.ts';
import { describeOutcome, type OutcomeFacts } from './describe-outcome.ts';

const nothingSaved = {
  unsaved: new Map(),
  base: undefined,
  isSaved: true,
  savedAt: undefined,
  isUnkept: false,
};

const taxUnsaved: OutcomeFacts['unsaved'] = new Map([['tax', 'US status is missing']]);

function outcomeOf(answers = whole, changes: Partial<OutcomeFacts> = {}) {
  const steps = getSteps(answers, { ...facts, bankCount: 0, investmentCount: 0 });
  return describeOutcome({ ...nothingSaved, answers, steps, current: 'who', ...changes });
}
const linesOf = (title: string, outcome = outcomeOf()) =>
  outcome.groups.find((group) => group.title === title)?.lines ?? [];

const second = { ...whole.identity, name: 'LIM KOK SENG', front: null, back: null };
const joint = {
  ...whole,
  who: { ...whole.who, plans: ['CS', 'PRS'], accountType: 'JNT', operatingInstruction: '2' },
  joint: { ...whole.joint, identity: second },
} as const satisfies typeof whole;

test('[ONB-01] an onboarding that begins has no account, no plan, and the pictures of the card to give', () => {
  const outcome = outcomeOf(emptyAnswers, { current: 'who' });
  expect(outcome).toMatchObject({ names: 'New customer', done: 0 });
  expect(outcome.brief).toBe('Not chosen yet, 2 documents needed');
  expect(outcome.groups.map(({ title }) => title)).toEqual(['Account', 'Documents']);
  expect(linesOf('Documents', outcome)).toEqual([
    { title: 'MyKad, front', isDone: false, step: 'identity' },
    { title: 'MyKad, back', isDone: false, step: 'identity' },
  ]);
});

test('[ONB-01] steps that may be left out, or are not needed, do not count', () => {
  // Review is not declared
  const { done, of } = outcomeOf();
  expect([done, of]).toEqual([10, 11]);
  expect(outcomeOf(whole, { unsaved: taxUnsaved }).done).toBe(9);
});

test('[ONB-01] two holders have one cash account and a retirement account of one', () => {
  const outcome = outcomeOf(joint);
  expect(outcome.names).toBe('Nurul Huda binti Zamri and Lim Kok Seng');
  expect(outcome.brief).toBe('Joint, Cash and PRS, 2 documents needed');
  expect(linesOf('Account', outcome)).toEqual([{ title: 'Joint', note: 'Either to sign', isDone: true }]);
  expect(linesOf('Plans', outcome).map(({ title, note }) => [title, note])).toEqual([
    ['Cash', 'One account for both'],
    ['PRS', 'For Nurul Huda binti Zamri alone'],
  ]);
});

test('[ONB-01] a document that is missing leads to its step, one that is there or is asked on the page to none', () => {
  const usIndicia = ['Born in the US'];
  const answers = { ...joint, tax: { ...whole.tax, usIndicia, hasNoIndicia: false } };
  const stepsOf = (current: OutcomeFacts['current']) =>
    linesOf('Documents', outcomeOf(answers, { current })).map(({ title, step }) => [title, step]);
  expect(stepsOf('who')).toEqual([
    ['MyKad, front', undefined],
    ['MyKad, back', undefined],
    ['MyKad, front, joint holder', 'joint'],
    ['MyKad, back, joint holder', 'joint'],
    ['Form W-8BEN', 'documents'],
  ]);
  expect(stepsOf('documents').at(-1)).toEqual(['Form W-8BEN', undefined]);
});

test.each([
  ['nothing is answered', {}, []],
  ['it is not sent', { isSaved: false }, ['Not sent yet: Kept on this device until you press Continue.']],
  [
    'the device keeps nothing',
    { isSaved: false, isUnkept: true },
    ['Not sent yet: Lost when this page is closed. Press Continue to send it.'],
  ],
  [
    'it was saved just now',
    { base: {}, savedAt: new Date('2026-11-21T10:31:00+08:00') },
    ['Sent to the company: At 10:31 MYT. It can be continued on any device.'],
  ],
  [
    'a step of a saved one is not',
    { base: {}, isSaved: false, unsaved: taxUnsaved },
    [
      'Earlier answers: sent: It can be continued on any device.',
      'Tax: not sent yet: Kept on this device until you press Continue.',
    ],
  ],
  [
    'the step on the page of a saved one is not',
    { base: {}, isSaved: false },
    [
      'Earlier answers: sent: It can be continued on any device.',
      'This step: not sent yet: Kept on this device until you press Continue.',
    ],
  ],
] as const)('[ONB-01] where it is saved, when %s', (_case, changes, expected) => {
  const lines = linesOf('Saved', outcomeOf(whole, changes));
  expect(lines.map(({ title, note }) => `${title}: ${note}`)).toEqual(expected);
});
