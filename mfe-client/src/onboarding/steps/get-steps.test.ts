import { emptyAnswers } from '../answers/answers.ts';
import { facts, whole } from '../onboarding-facts.fixture.ts';
import { describeMissing } from './describe-missing.ts';
import { getSteps } from './get-steps.ts';

const withItems = { ...facts, bankCount: 0, investmentCount: 0 };
const stateOf = (name: string, answers = whole, isDeclared = false) =>
  getSteps(answers, { ...withItems, isDeclared }).find((step) => step.name === name)?.state;

const usSign = { ...whole, tax: { ...whole.tax, usIndicia: ['Born in the US'], usExplanation: 'Left at 2' } };
const sophisticated = {
  ...whole,
  investor: { sI: 'yes' as const, sophisticatedInvestorCriteria: 'income', proof: null },
};
const file = { name: 'form.pdf', path: 'documents::1' };

test.each([
  ['nothing else is needed', whole, { status: 'done' }],
  ['a sign of a link to the US', usSign, { status: 'later', documents: ['Form W-8BEN'] }],
  ['its form', { ...usSign, tax: { ...usSign.tax, w8ben: file } }, { status: 'done' }],
  [
    'both, and no form',
    { ...usSign, investor: sophisticated.investor },
    { status: 'later', documents: ['Proof of a sophisticated investor', 'Form W-8BEN'] },
  ],
  [
    'no picture of the card',
    { ...usSign, identity: { ...whole.identity, back: null } },
    { status: 'incomplete', missing: [] },
  ],
])('[ONB-01] Documents says what comes later, with %s', (_case, answers, expected) => {
  expect(stateOf('documents', answers)).toMatchObject(expected);
});

test.each([
  ['nothing is declared', whole, false, 'incomplete'],
  ['all is declared', whole, true, 'done'],
  ['a document comes later', usSign, true, 'done'],
  ['a step lacks an answer', { ...whole, personal: emptyAnswers.personal }, true, 'incomplete'],
])('[ONB-01] Review, when %s', (_case, answers, isDeclared, expected) => {
  expect(stateOf('review', answers, isDeclared)?.status).toBe(expected);
});

const withoutPictures = { ...whole, identity: { ...whole.identity, front: null, back: null } };
const usPerson = { ...whole, tax: { ...whole.tax, usResidentStatus: 'US citizen' } };

test.each([
  [whole, 0, undefined],
  [whole, 2, 'Missing: 2 declarations'],
  [{ ...whole, contact: { ...whole.contact, email: '' } }, 1, 'Missing: 1 answer and 1 declaration'],
  [{ ...whole, suitability: null }, 0, 'Missing: the assessment'],
  [withoutPictures, 0, 'Missing: 2 pictures'],
  [
    { ...withoutPictures, suitability: null, contact: { ...whole.contact, email: '', tel: '' } },
    2,
    'Missing: 2 answers, 2 pictures, the assessment and 2 declarations',
  ],
  [usPerson, 2, 'Head office opens the account of a US person'],
])('[ONB-01] what is missing is counted by its kind: %#', (answers, declarations, expected) => {
  expect(describeMissing(getSteps(answers, withItems), declarations)).toBe(expected);
});
