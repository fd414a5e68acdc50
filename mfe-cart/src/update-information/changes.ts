import type { ClientInformationSent } from '@portal/shared/api/client-information';
import { changesOf, differing, endUnasked, mapNames, updateFields as rows } from '@portal/shared/fields';
import { describeChanges, type FieldChange } from '@portal/shared/person';
import {
  type Recorded,
  type UpdateContext,
  type UpdateField,
  type UpdateValues,
  valuesOfRecord,
} from './update-fields.ts';

type Texts = Pick<Recorded, UpdateField>;

/** Returns the values that the form means: a field is empty once another answer has ended its question. */
const effectiveValues = (values: UpdateValues, context: UpdateContext): UpdateValues => ({
  accountId: '',
  ...endUnasked(rows, values, valuesOfRecord(context.record), context),
});

/**
 * Returns the names of the fields that the form changes against the record, in the form's order; empty when nothing is.
 * Spaces, and the order of several choices, are no change; a field that is not asked any more counts as emptied.
 */
export const changedFields = (values: UpdateValues, context: UpdateContext): readonly UpdateField[] =>
  differing(rows, effectiveValues(values, context), valuesOfRecord(context.record), context);

/**
 * Returns what the form changes against the record, in its order, for the agent to read: label, and the texts before
 * and after. Empty when nothing is changed.
 */
export const listChanges = (values: UpdateValues, context: UpdateContext): readonly FieldChange[] =>
  describeChanges(updatePayload(values, context), context.lookups, context.record);

/**
 * Returns the payload of an update: the changed fields, and in `before` the same fields as they are on record (ITM-09).
 * It does not check the values; without a change it has no field.
 */
export function updatePayload(values: UpdateValues, context: UpdateContext): ClientInformationSent {
  const { record } = context;
  const names = changedFields(values, context);
  const changesIn = (given: UpdateValues) => changesOf(rows, names, given, context, record.recordedAsList);
  return {
    ...changesIn(effectiveValues(values, context)),
    // a list that is text there is text without spaces around `;`, and all else as it is
    before: {
      ...changesIn(valuesOfRecord(record)),
      ...mapNames<typeof rows, Partial<Texts>>(
        rows,
        (name) => record[name],
        names.filter((name) => rows[name].control !== 'choices'),
      ),
    },
  };
}
