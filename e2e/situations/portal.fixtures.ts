import { readPhone } from '@portal/shared/person/read-phone';
import { testAgent } from '@portal/shared/testing';
import { fromPayload } from '../../mfe-client/src/onboarding/answers/from-payload.ts';
import { toPayload } from '../../mfe-client/src/onboarding/answers/to-payload.ts';
import type { CheckFacts } from '../../mfe-client/src/onboarding/checks/check-facts.ts';
import { listDocuments } from '../../mfe-client/src/onboarding/steps/documents.ts';
import { getSteps } from '../../mfe-client/src/onboarding/steps/get-steps.ts';
import {
  type AnsweredStep,
  answeredSteps,
  isStepAsked,
  stepTable,
} from '../../mfe-client/src/onboarding/steps/step-table.ts';
import { today } from '../oracle/person-row.ts';
import type { OfJointHolder, OfOnboarding } from '../oracle/situation-of-a-person.ts';
import { differences, isEmptyValue, valueAt, withValueAt } from '../questions/compare.ts';
import { lookupsOf } from '../questions/lookups.ts';
import { documentsOf, namesIn, pathOf, payloadOf, prefixOf, sampleAt, withoutAnswer } from './payload-of.ts';

const facts: CheckFacts = {
  agent: { ...testAgent, email: 'agent@agents.example' },
  lookups: lookupsOf('name'),
  today,
  readPhone,
};
const counts = { bankCount: 0, investmentCount: 0 };

/** The problems of a payload's answers in the form, by their places at the wire. */
export function problemsOf(payload: unknown): readonly { readonly place: string; readonly text: string }[] {
  const answers = fromPayload(payload);
  return answeredSteps
    .filter((step) => isStepAsked(step, answers) !== false)
    .flatMap((step) =>
      stepTable[step]
        .check(answers, facts)
        .map(({ field, problem }) => ({ place: placeOf(step, field), text: problem })),
    );
}

function placeOf(step: AnsweredStep, field: string): string {
  const { type } = stepTable[step];
  // the sum is said of all nominees together
  if (field === 'shares') return type;
  return `${type === 'jointApplicant' ? 'jointApplicant.0' : type}.${field}`;
}

/** What the form says of why a payload's answers go no further. */
function stopsOf(payload: unknown): string {
  return getSteps(fromPayload(payload), { ...facts, ...counts })
    .flatMap(({ state }) => (state.status === 'incomplete' ? state.missing : []))
    .join('; ');
}

/** Returns the patterns that are not in a text. */
export const unsaid = (text: string, says: readonly string[] = []): readonly string[] =>
  says.filter((pattern) => !new RegExp(pattern, 'i').test(text)).map((pattern) => `not said: ${pattern}`);

/** What is sent of a payload's answers, without what is undefined. */
const sentOf = (payload: unknown): unknown =>
  JSON.parse(JSON.stringify(toPayload(fromPayload(payload), facts)));

/** Returns the places at which a value is sent otherwise than the oracle has it. */
function sentOtherwise(oracle: unknown, sent: unknown, place = ''): readonly string[] {
  if (typeof oracle !== 'object' || oracle === null)
    return oracle === sent ? [] : [`${place} is sent as ${JSON.stringify(sent)}`];
  const names = [...new Set([...Object.keys(oracle), ...Object.keys(Object(sent))])];
  return names.flatMap((name) =>
    sentOtherwise(valueAt(oracle, [name]), valueAt(sent, [name]), place === '' ? name : `${place}.${name}`),
  );
}

/** What the form of an onboarding does otherwise than the oracle says of a holder. */
export function observePortal(situation: OfOnboarding | OfJointHolder): readonly string[] {
  const { result, at, says, asked, notAsked, isNotOffered } = situation;
  const payload = payloadOf(situation);
  const prefix = prefixOf(situation);
  const holder = prefix === '' ? payload : Object(valueAt(payload, ['jointApplicant', '0']));
  const pathTo = (name: string) => [...prefix.split('.').filter(Boolean), ...pathOf(holder, name)];
  const isSent = (of: unknown, name: string) => !isEmptyValue(valueAt(sentOf(of), pathTo(name)));
  const problems = problemsOf(payload);
  const places = namesIn(at).map((place) => prefix + place);
  // nothing leaves the browser of what the form does not ask
  if (isNotOffered)
    return differences(
      'not asked, sent',
      namesIn(notAsked).filter((name) => isSent(payload, name)),
    );
  if (result === 'refused') {
    const texts = problems.flatMap(({ place, text }) => (places.includes(place) ? [text] : []));
    return texts.length > 0
      ? unsaid(texts.join(' '), says)
      : [`not refused at ${places.join(' or ')}: ${JSON.stringify(problems)}`];
  }
  if (problems.length > 0) return [`not taken: ${JSON.stringify(problems)}`];
  if (result === 'stopped') return unsaid(stopsOf(payload), says);
  const documents = listDocuments(fromPayload(payload)).map(({ name }) => name);
  const isSame = JSON.stringify(documents) === JSON.stringify(documentsOf(situation));
  return [
    ...sentOtherwise(payload, sentOf(payload)),
    ...(isSame ? [] : [`documents: ${documents.join('; ')}`]),
    ...differences(
      'asked, accepted when empty',
      namesIn(asked).filter((name) => problemsOf(withoutAnswer(payload, pathTo(name))).length === 0),
    ),
    ...differences(
      'not asked, sent',
      namesIn(notAsked).filter((name) =>
        isSent(withValueAt(payload, pathTo(name), sampleAt(pathTo(name))), name),
      ),
    ),
  ];
}
