import { type ClientInformationSent, clientInformationSent } from '@portal/shared/api/client-information';
import * as z from '@portal/shared/schema';
import {
  malformedUpdate,
  type RecordedInformation,
  updateRefusal,
} from '../../sandbox/src/rules/orders/client-information-checks.ts';
import type { Answers, Part } from '../oracle/questions.ts';
import type { Update } from '../oracle/questions-of-update.ts';
import { absentNames, differences, isEmptyValue, namesIn, pick, without } from './compare.ts';
import { lookupsOf } from './lookups.ts';
import { updateSamples } from './samples.ts';
import { agentEmail, emptyOf, emptyRecord, newAnswers, updateNames, withoutName } from './update-cases.ts';

/** Why the service refuses an update of a record; undefined for one that it takes. */
function refusal(record: Answers, changes: Answers): string | undefined {
  const whole = { ...emptyRecord, ...record };
  const before = pick(whole, Object.keys(changes));
  const payload = z.safeParse(clientInformationSent, { ...changes, before });
  if (!payload.success) return payload.error.issues.map(({ path }) => path.join('.')).join();
  const sent: ClientInformationSent = payload.data;
  const malformed = malformedUpdate(sent);
  return malformed
    ? `${malformed.field}: ${malformed.problem}`
    : updateRefusal(sent, {
        record: recorded(whole),
        plans: ['EPF'],
        agentEmail,
        lookups: lookupsOf('name'),
      });
}

const isRecord = (values: object): values is RecordedInformation =>
  updateNames.every((name) => Object.hasOwn(values, name));

/** A record as the service’s checks read it. */
function recorded(values: object): RecordedInformation {
  if (!isRecord(values)) throw new Error('a test without a record');
  return values;
}

/** What the service does otherwise than the oracle says of an update, in a situation. */
export function observeServedUpdate(part: Part<Update>, situation: Update): readonly string[] {
  const { record, given, required, optional, demanded, ends } = situation;
  const ended = Object.fromEntries(namesIn(ends).map((name) => [name, null]));
  const changes = { ...newAnswers(situation), ...given, ...ended };
  const why = refusal(record, changes);
  if (why !== undefined) return [`refused: ${why}`];
  const isRefused = (next: Answers, on: Answers = record) => refusal(on, next) !== undefined;
  const emptied = (name: string) =>
    isEmptyValue(record[name])
      ? isRefused(withoutName(changes, name))
      : isRefused({ ...changes, [name]: emptyOf(name) });
  const isDemanded = (name: string) => isRefused(withoutName(changes, name), withoutName(record, name));
  return [
    ...differences(
      'required, accepted when empty',
      namesIn(required).filter((name) => !emptied(name)),
    ),
    ...differences(
      'optional, refused when empty',
      namesIn(optional).filter((name) => !isEmptyValue(record[name]) && emptied(name)),
    ),
    ...differences(
      'demanded, accepted when not on record',
      namesIn(demanded).filter((name) => !isDemanded(name)),
    ),
    ...differences(
      'ends, accepted when it stays',
      namesIn(ends).filter((name) => !isRefused(withoutName(changes, name))),
    ),
    ...differences(
      'not asked, accepted',
      without(absentNames(part, situation), namesIn(ends)).filter(
        (name) => !isRefused({ ...changes, [name]: updateSamples[name] }),
      ),
    ),
  ];
}
