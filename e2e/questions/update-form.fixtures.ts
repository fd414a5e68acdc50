import { isAsked, updateFields as rows } from '@portal/shared/fields';
import { someCustomer } from '../../mfe-cart/src/core/fixtures/customer.ts';
import { updateContext } from '../../mfe-cart/src/update-information/fixtures/update.ts';
import { readUpdate } from '../../mfe-cart/src/update-information/order.ts';
import {
  type UpdateField,
  type UpdateValues,
  updateFields,
  valuesOfRecord,
} from '../../mfe-cart/src/update-information/update-fields.ts';
import type { Answers, Part } from '../oracle/questions.ts';
import type { Update } from '../oracle/questions-of-update.ts';
import { asked, differences, isEmptyValue, namesIn, without } from './compare.ts';
import { type LookupVariant, lookupsOf, withCodes } from './lookups.ts';
import { agentEmail, emptyOf, emptyRecord, newAnswers, typedValue, withoutName } from './update-cases.ts';

/** The names of the update's form. */
export const formNames: readonly string[] = updateFields;

const isField = (name: string): name is UpdateField => updateFields.some((field) => field === name);

interface FormCase {
  readonly variant: LookupVariant;
  readonly record: Answers;
  /** Answered in the form against the record, at the wire. */
  readonly changes: Answers;
}

/** Reads the form that begins with a record, and has these changes. */
function read({ variant, record, changes }: FormCase) {
  const customer = someCustomer({ ...emptyRecord, ...withCodes(record, variant) });
  const typed = Object.entries(withCodes(changes, variant)).map(([name, value]) => [
    name,
    typedValue(name, value),
  ]);
  const values: UpdateValues = { ...valuesOfRecord(customer), ...Object.fromEntries(typed) };
  const context = { ...updateContext(), record: customer, lookups: lookupsOf(variant), agentEmail };
  return { values, reading: readUpdate(values, context) };
}

/** What the form of an update does otherwise than the oracle says, in a situation. */
export function observeUpdateForm(
  part: Part<Update>,
  situation: Update,
  variant: LookupVariant,
): readonly string[] {
  const { record, given, required, optional, demanded, ends } = situation;
  const changes = { ...newAnswers(situation), ...given };
  const { values, reading } = read({ variant, record, changes });
  const shown = namesIn(part.names).filter(
    (name) => isField(name) && isAsked(rows, name, values, lookupsOf(variant)),
  );
  const isRefused = (next: Answers, on: Answers = record) =>
    read({ variant, record: on, changes: next }).reading.status === 'incomplete';
  const isDemanded = (name: string) => isRefused(withoutName(changes, name), withoutName(record, name));
  const emptied = (name: string) => isRefused({ ...changes, [name]: emptyOf(name) });
  const before = reading.status === 'complete' ? Object(reading.payload.before) : {};
  const payload = reading.status === 'complete' ? Object(reading.payload) : {};
  const isEnded = (name: string) => payload[name] === null && !isEmptyValue(before[name]);
  const { before: _, ...sent } = payload;
  return [
    ...(reading.status === 'complete' ? [] : ['refused']),
    ...differences('asked, not shown', without(asked(situation), shown)),
    ...differences('not asked, shown', without(shown, asked(situation))),
    ...differences(
      'required, accepted when empty',
      // yes or no is always chosen
      without(namesIn(required), ['sI']).filter((name) => !emptied(name)),
    ),
    ...differences('optional, refused when empty', namesIn(optional).filter(emptied)),
    ...differences(
      'demanded, accepted when not on record',
      namesIn(demanded).filter((name) => !isDemanded(name)),
    ),
    ...differences(
      'not demanded, refused when not on record',
      without(without(namesIn(required), namesIn(demanded)), Object.keys(given)).filter(isDemanded),
    ),
    ...differences(
      'ends, not sent as null',
      namesIn(ends).filter((name) => !isEnded(name)),
    ),
    ...differences(
      'sent without a change',
      without(Object.keys(sent), [...Object.keys(changes), ...namesIn(ends)]),
    ),
  ];
}
