import type { ClientInformationSent } from '@portal/shared/api/client-information';
import {
  changesOf,
  differing,
  endUnasked,
  mapNames,
  updateFields as rows,
  updatedNames,
} from '@portal/shared/fields';
import { describeChanges, type FieldChange } from '@portal/shared/person';
import { type UpdateDocument, updateDocuments } from '@portal/shared/update-documents';
import {
  type Recorded,
  type UpdateContext,
  type UpdateField,
  type UpdateValues,
  valuesOfRecord,
} from './update-fields.ts';

type Texts = Pick<Recorded, UpdateField>;

/**
 * Returns the values that the form means: a field is empty once another answer has ended its question, and as on record
 * where this customer is not asked it.
 */
function effectiveValues(values: UpdateValues, context: UpdateContext): UpdateValues {
  const recorded = valuesOfRecord(context.record);
  const asked = updatedNames(context.record.account.map(({ plan }) => plan));
  const given = {
    ...recorded,
    ...mapNames<typeof rows, Partial<UpdateValues>>(rows, (name) => values[name], asked),
  };
  return { accountId: '', ...endUnasked(rows, given, recorded, context) };
}

/**
 * Returns the names of the fields that the form changes against the record, in the form's order; empty when nothing is.
 * Spaces, and the order of several choices, are no change; a field that is not asked any more counts as emptied.
 */
export const changedFields = (values: UpdateValues, context: UpdateContext): readonly UpdateField[] =>
  differing(rows, effectiveValues(values, context), valuesOfRecord(context.record), context);

/** What an update comes to, for the agent to read: each change before and after, and the documents that it needs. */
export interface UpdateOutcome {
  /** In the order of the form; empty when nothing is changed. */
  readonly changes: readonly FieldChange[];
  readonly documents: readonly UpdateDocument[];
}

/** Returns what the form's update comes to. */
export function outcomeOf(values: UpdateValues, context: UpdateContext): UpdateOutcome {
  const payload = updatePayload(values, context);
  return {
    changes: describeChanges(payload, context.lookups, context.record),
    documents: updateDocuments(payload),
  };
}

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
