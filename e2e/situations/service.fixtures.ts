import { onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import {
  incompleteOnboarding,
  malformedOnboarding,
} from '../../sandbox/src/rules/onboarding/onboarding-checks.ts';
import { onboardingDocuments } from '../../sandbox/src/rules/onboarding/onboarding-documents.ts';
import { applicantPayload } from '../oracle/onboarding-payloads.ts';
import { today } from '../oracle/person-row.ts';
import type { OfJointHolder, OfOnboarding } from '../oracle/situation-of-a-person.ts';
import { differences, valueAt, withValueAt } from '../questions/compare.ts';
import { lookupsOf } from '../questions/lookups.ts';
import { documentsOf, namesIn, pathOf, payloadOf, prefixOf, sampleAt, withoutAnswer } from './payload-of.ts';

const facts = { today, agentEmail: 'agent@agents.example', lookups: lookupsOf('name') };

interface Answer {
  /** Fields that are refused when the onboarding is saved. */
  readonly refused: readonly string[];
  /** The field for which it is not completed, once it is saved. */
  readonly incomplete?: string;
}

/** What the service answers to a payload. */
export function answerTo(payload: object): Answer {
  const read = z.safeParse(onboardingSent, JSON.parse(JSON.stringify(payload)));
  if (!read.success) return { refused: read.error.issues.map(({ path }) => path.join('.')) };
  const customerName = read.data.identity?.name ?? applicantPayload.identity.name;
  const wrong = malformedOnboarding(read.data, { ...facts, customerName });
  if (wrong) return { refused: [wrong.field] };
  const missing = incompleteOnboarding(read.data, today);
  return { refused: [], ...(missing ? { incomplete: missing.field } : {}) };
}

const isTaken = ({ refused, incomplete }: Answer): boolean => refused.length === 0 && !incomplete;

/** What the service does otherwise than the oracle says of an onboarding's holder. */
export function observeService(situation: OfOnboarding | OfJointHolder): readonly string[] {
  const { result, at, asked, notAsked } = situation;
  const payload = payloadOf(situation);
  const answer = answerTo(payload);
  const prefix = prefixOf(situation);
  const places = namesIn(at).map((place) => prefix + place);
  // what two parts say together is judged when the onboarding is completed
  if (result === 'refused')
    return [...answer.refused, answer.incomplete ?? ''].some((field) => places.includes(field))
      ? []
      : [`not refused at ${places.join(' or ')}: ${JSON.stringify(answer)}`];
  if (result === 'stopped')
    return answer.refused.length === 0 && places.includes(answer.incomplete ?? '')
      ? []
      : [`not stopped at ${places.join(' or ')}: ${JSON.stringify(answer)}`];
  if (!isTaken(answer)) return [`not taken: ${JSON.stringify(answer)}`];
  const holder = prefix === '' ? payload : Object(valueAt(payload, ['jointApplicant', '0']));
  const pathTo = (name: string) => [...prefix.split('.').filter(Boolean), ...pathOf(holder, name)];
  const documents = onboardingDocuments(JSON.parse(JSON.stringify(payload))).map(({ name }) => name);
  const expected = documentsOf(situation);
  return [
    ...(JSON.stringify(documents) === JSON.stringify(expected) ? [] : [`documents: ${documents.join('; ')}`]),
    ...differences(
      'asked, accepted when empty',
      namesIn(asked).filter((name) => isTaken(answerTo(withoutAnswer(payload, pathTo(name))))),
    ),
    ...differences(
      'not asked, accepted',
      namesIn(notAsked).filter((name) =>
        isTaken(answerTo(Object(withValueAt(payload, pathTo(name), sampleAt(pathTo(name)))))),
      ),
    ),
  ];
}
