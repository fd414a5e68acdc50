import { type FieldValue, updateFields as rows } from '@portal/shared/fields';
import type { BoundField } from '@portal/shared/form-values';
import { ChoiceCards, ListField, TextField } from '@portal/shared/forms';
import { ChecksField, listOptions, showField } from '@portal/shared/person';
import type { ReactNode } from 'react';
import type { UpdateField } from '../update-fields.ts';
import type { UpdateFormState } from '../use-update-form.ts';

interface FieldProps {
  readonly name: UpdateField;
  readonly state: UpdateFormState;
}

/** What is on record, for a field that was changed. */
function recordedHelp(name: UpdateField, { changes, customer, lookups }: UpdateFormState): ReactNode {
  const change = changes.find((each) => each.name === name);
  if (change === undefined) return undefined;
  if (showField(name, customer[name], lookups) === undefined) return 'New: nothing on record.';
  return (
    <>
      {'On record: '}
      <span data-private={change.private}>{change.before}</span>
    </>
  );
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/**
 * The control for one field of the customer's record, of the type that the field has: text, choice, several choices, or
 * yes and no. Once it is changed, what is on record shows below.
 */
export function UpdateFieldControl({ name, state }: FieldProps) {
  const { customer, lookups } = state;
  const { control, label, help, typing, care } = rows[name];
  const field: BoundField<FieldValue> = state.field(name);
  const chosen = [field.value].flat();
  const note = recordedHelp(name, state) ?? help;
  /** Whether it is blurred in the privacy view. */
  const isPrivate: true | undefined = care && true;
  const line = { ...field, value: chosen.join(), label, help: note, 'data-private': isPrivate };
  const options = listOptions(name, lookups, [customer[name] ?? ''].flat().map(String));
  switch (control) {
    case 'choice':
      return <ListField {...line} options={options} />;
    case 'choices':
      return (
        <ChecksField
          legend={label}
          help={note}
          field={{ ...field, value: chosen }}
          options={options}
          onChange={(values) => field.onChange([...values])}
        />
      );
    case 'yes-no':
      return <ChoiceCards {...line} legend={label} columns="row" options={yesOrNo} />;
    default:
      return <TextField {...line} typing={typing} />;
  }
}
