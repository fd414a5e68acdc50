import {
  incompleteOnboarding,
  malformedOnboarding,
} from '@portal/sandbox/src/rules/onboarding/onboarding-checks.ts';
import { onboardingDocuments } from '@portal/sandbox/src/rules/onboarding/onboarding-documents.ts';
import { LOOKUPS } from '@portal/sandbox/src/seed/reference/lookups.ts';
import { onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import { fromPayload } from '../../mfe-client/src/onboarding/answers/from-payload.ts';
import { toPayload } from '../../mfe-client/src/onboarding/answers/to-payload.ts';
import { readSavedPhone } from '../../mfe-client/src/onboarding/checks/read-saved-phone.ts';
import { listDocuments, withDocument } from '../../mfe-client/src/onboarding/steps/documents.ts';
import { firstOpenStep, getSteps } from '../../mfe-client/src/onboarding/steps/get-steps.ts';
import { all, simple, sophisticatedBy, tax } from './changed-answers.ts';
import { documentsOf, facts, kinds, stopped, whole } from './kinds.ts';

const rules = {
  today: facts.today,
  agentEmail: facts.agent.email,
  customerName: 'Nurul Huda binti Zamri',
  lookups: LOOKUPS,
};

test('there are at least 40 kinds of applicants, five of which stop', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  expect(whole.length).toBeGreaterThanOrEqual(38);
  expect(stopped).toHaveLength(5);
});

test.each(kinds)('[ONB-01] the steps of $name', ({ change, notNeeded, optional, missing }) => {
  const steps = getSteps(change(simple), facts);
  const named = (status: string) =>
    steps.filter(({ state }) => state.status === status).map(({ name }) => name);
  expect(named('not-needed')).toEqual(notNeeded);
  expect(named('optional')).toEqual(optional);
  const open = steps.flatMap(({ name, state }) =>
    state.status === 'incomplete' && state.missing.length > 0 ? [[name, state.missing]] : [],
  );
  expect(Object.fromEntries(open)).toEqual(missing);
  expect(firstOpenStep(steps)).toBe(Object.keys(missing)[0] ?? 'review');
});

test.each(whole)('[ITM-08] the service accepts the payload of $name, and it is read back', (kind) => {
  const answers = kind.change(simple);
  const payload = toPayload(answers, facts);
  expect(z.safeParse(onboardingSent, payload).error?.issues).toBeUndefined();
  expect(malformedOnboarding(payload, rules)).toBeUndefined();
  expect(incompleteOnboarding(payload, facts.today)).toBeUndefined();
  expect(toPayload(fromPayload(payload), facts)).toEqual(payload);
  // before the reader of phone numbers is loaded
  expect(toPayload(fromPayload(payload), { ...facts, readPhone: readSavedPhone })).toEqual(payload);
  expect(listDocuments(answers).map(({ name }) => name)).toEqual(documentsOf(kind));
  // the sandbox asks for the same documents
  expect(onboardingDocuments(payload).map(({ name }) => name)).toEqual(documentsOf(kind));
});

test.each(stopped)('[ONB-01] what stops $name is not sent', ({ change, missing }) => {
  const payload = toPayload(change(simple), facts);
  if ('identity' in missing) expect(payload).not.toHaveProperty('identity');
  // what is answered is saved, and refused as complete
  else expect(incompleteOnboarding(payload, facts.today)).toBeDefined();
  expect(malformedOnboarding(payload, rules)).toBeUndefined();
});

test('[ITM-08] proof and form W-8BEN are sent once they are uploaded, and only while they are needed', () => {
  const needsBoth = all(
    sophisticatedBy('income'),
    tax({ usIndicia: ['Born in the US'], hasNoIndicia: false, usExplanation: 'Left as a baby.' }),
  );
  const proof = { name: 'Proof', path: 'documents::proof' };
  const w8ben = { name: 'Form W-8BEN', path: 'documents::w8ben' };
  const answers = withDocument(withDocument(needsBoth(simple), 'proof', proof), 'w8ben', w8ben);
  const payload = toPayload(answers, facts);
  expect(z.safeParse(onboardingSent, payload).error?.issues).toBeUndefined();
  expect(fromPayload(payload)).toMatchObject({ investor: { proof }, tax: { w8ben } });
  expect(onboardingDocuments(payload).slice(2)).toEqual([
    { name: 'Proof of a sophisticated investor', path: proof.path },
    { name: 'Form W-8BEN', path: w8ben.path },
  ]);
  const noLonger = toPayload(
    {
      ...answers,
      investor: { ...answers.investor, sI: 'no' },
      tax: { ...answers.tax, usIndicia: [], hasNoIndicia: true },
    },
    facts,
  );
  expect(noLonger.investor).not.toHaveProperty('proof');
  expect(noLonger.tax).not.toHaveProperty('w8ben');
});
