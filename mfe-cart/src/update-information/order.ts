import type { ClientInformationSent } from '@portal/shared/api/client-information';
import { namesToCheck, problemOfUpdate, updateFields as rows } from '@portal/shared/fields';
import type { OrderReading } from '../transaction/index.ts';
import { changedFields, updatePayload } from './changes.ts';
import type { UpdateContext, UpdateField, UpdateValues } from './update-fields.ts';

/**
 * Reads the update's form: `complete` with the payload, or `incomplete` with what is missing or wrong in the changed
 * fields, in the order of the form. What is on record and not changed is not checked: it does not prevent the change of
 * another field. Without any change it is `incomplete`, at the field `email`.
 */
export function readUpdate(
  values: UpdateValues,
  context: UpdateContext,
): OrderReading<ClientInformationSent, UpdateField> {
  const changed = new Set<string>(changedFields(values, context));
  const missing = namesToCheck(rows, values, changed, context.lookups).flatMap((field) => {
    const problem = problemOfUpdate(field, values, context);
    return problem === undefined ? [] : [{ field, problem }];
  });
  if (missing.length > 0) return { status: 'incomplete', missing };
  if (changed.size > 0) return { status: 'complete', payload: updatePayload(values, context) };
  const problem = 'Nothing is changed yet. Change at least one field.';
  return { status: 'incomplete', missing: [{ field: 'email', problem }] };
}
