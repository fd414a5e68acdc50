import { ApiError } from '@portal/shared/calls';
import { onboardingWire } from '@portal/shared/testing';
import { type Answers, emptyAnswers } from '../answers/answers.ts';
import { toPayload } from '../answers/to-payload.ts';
import { facts, whole } from '../onboarding-facts.fixture.ts';
import { describeSaved } from './describe-saved.ts';
import { listUnsaved } from './unsaved-steps.ts';
import type { SaveProblem } from './use-save.ts';

interface Attempt {
  readonly base?: unknown;
  readonly failure?: SaveProblem;
  readonly foreign?: Parameters<typeof listUnsaved>[0]['foreign'];
}

const unsavedOf = (answers: Answers, { base = onboardingWire, failure, foreign }: Attempt = {}) =>
  listUnsaved({ answers, payload: toPayload(answers, facts), base, facts, failure, foreign });

const contact = (fields: Partial<Answers['contact']>): Answers => ({
  ...whole,
  contact: { ...whole.contact, ...fields },
});
const moved = { ...whole, personal: { ...whole.personal, noOfDependents: '3' } };
const { contact: _contact, ...withoutContact } = onboardingWire;

test.each([
  ['all is saved', whole, {}],
  ['an answer is missing', contact({ email: '' }), { contact: 'e-mail is missing' }],
  ['an answer is wrong', contact({ email: 'nurul' }), { contact: 'e-mail is wrong' }],
  ['two are missing', contact({ email: '', tel: '' }), { contact: 'mobile and 1 more are missing' }],
  [
    'one is missing, one is wrong',
    contact({ email: 'nurul', tel: '' }),
    { contact: 'mobile and 1 more are missing or wrong' },
  ],
  [
    'a line of an address is missing',
    contact({ residential: { ...whole.contact.residential, city: '' } }),
    { contact: 'city is missing' },
  ],
  [
    'a country calls a line of an address by another name',
    contact({ residential: { ...whole.contact.residential, country: 'AE', state: '' } }),
    { contact: 'emirate is missing' },
  ],
  [
    'a label begins with a short form',
    { ...whole, tax: { ...whole.tax, usResidentStatus: '' } },
    { tax: 'US status is missing' },
  ],
  ['nothing was sent yet', moved, { personal: 'press Continue to save it' }],
  [
    'the name is missing: the assessment, which is read with it, is saved',
    { ...whole, identity: { ...whole.identity, name: '' } },
    { identity: 'name is missing' },
  ],
  ['a step does not apply', { ...whole, joint: { ...whole.joint, relationship: 'Spouse' } }, {}],
] as const)('[ONB-01] which step is not saved, and why: %s', (_case, answers, expected) => {
  expect(Object.fromEntries(unsavedOf(answers))).toEqual(expected);
});

test.each([
  ['notReceived', 'it did not arrive'],
  ['unreadable', 'the service did not answer'],
  ['unknown', 'the service did not answer'],
  [new ApiError('status', { status: 400 }), 'the service refused it'],
] as const)('[ONB-01] after an attempt that failed: %s', (failure, expected) => {
  const unsaved = unsavedOf({ ...moved, contact: { ...whole.contact, email: '' } }, { failure });
  expect(Object.fromEntries(unsaved)).toEqual({ personal: expected, contact: 'e-mail is missing' });
});

test('[ONB-01] what another device has changed first keeps a step from being saved', () => {
  const none = { changed: [], contested: [] };
  const foreign = { changed: ['exposure' as const], contested: [], ofHolder: none };
  expect(unsavedOf(moved, { foreign }).get('personal')).toBe('another device has changed the onboarding');
});

test('[ONB-01] of a new onboarding nothing is saved but what is empty', () => {
  expect([...unsavedOf(whole, { base: withoutContact }).keys()]).toEqual(['contact']);
  const typed = { ...emptyAnswers, who: whole.who };
  expect([...unsavedOf(typed, { base: {} }).keys()]).toEqual(['who']);
});

const at = new Date('2026-11-20T02:31:00Z');
test.each([
  [whole, 'contact', at, 'Saved 10:31\u00a0MYT'],
  [contact({ email: '' }), 'tax', undefined, 'Contact is not saved: e-mail is missing'],
  [contact({ email: '' }), 'contact', undefined, 'Not saved: e-mail is missing'],
  [
    { ...moved, contact: { ...whole.contact, email: '' } },
    'tax',
    undefined,
    'Not saved: Personal and Contact',
  ],
] as const)('[ONB-01] the page says which step is not saved: %#', (answers, current, savedAt, expected) => {
  const text = describeSaved(savedAt, true, unsavedOf(answers), current)?.text;
  expect(text?.replaceAll(/\s/g, ' ')).toBe(expected.replaceAll(/\s/g, ' '));
});

test('[ONB-01] without a step to name, the page says that what is answered is not saved yet', () => {
  expect(describeSaved(undefined, true, new Map(), 'contact')).toEqual({
    text: 'Not saved yet',
    isSaved: false,
  });
});
