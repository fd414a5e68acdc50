import { isList, updateFields as rows } from '@portal/shared/fields';
import { ChoiceCards, ComboboxField, isLongList, SelectField, TextField } from '@portal/shared/forms';
import { ChecksField, listOptions, showField } from '@portal/shared/person';
import type { ReactNode } from 'react';
import type { ListName, TextName, UpdateField } from '../update-fields.ts';
import type { UpdateFormState } from '../use-update-form.ts';

interface FieldProps<Name extends UpdateField = UpdateField> {
  readonly name: Name;
  readonly state: UpdateFormState;
}

/**
 * The control for one field of the customer's record, of the type that the field has: text, choice, several choices, or
 * yes and no. Once it is changed, what is on record shows below.
 */
export function UpdateFieldControl({ name, state }: FieldProps) {
  if (name === 'sI') return <YesNoControl name={name} state={state} />;
  if (isList(rows, name)) return <ListControl name={name} state={state} />;
  return rows[name].control === 'choice' ? (
    <ChoiceControl name={name} state={state} />
  ) : (
    <TextControl name={name} state={state} />
  );
}

/** Whether a field is blurred in the privacy view. */
const isPrivate = (name: UpdateField): true | undefined => rows[name].care !== undefined || undefined;

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

function TextControl({ name, state }: FieldProps<TextName>) {
  const { label, help, typing } = rows[name];
  return (
    <TextField
      {...state.field(name)}
      label={label}
      help={recordedHelp(name, state) ?? help}
      typing={typing}
      data-private={isPrivate(name)}
    />
  );
}

function ChoiceControl({ name, state }: FieldProps<TextName>) {
  const { customer, lookups } = state;
  const recorded = String(customer[name] ?? '');
  const field = {
    ...state.field(name),
    label: rows[name].label,
    options: listOptions(name, lookups, [recorded]),
    help: recordedHelp(name, state),
    'data-private': isPrivate(name),
  };
  return isLongList(field.options) ? (
    <ComboboxField {...field} />
  ) : (
    <SelectField {...field} placeholder="Choose" />
  );
}

function YesNoControl({ name, state }: FieldProps<'sI'>) {
  return (
    <ChoiceCards
      {...state.field(name)}
      legend={rows[name].label}
      help={recordedHelp(name, state) ?? rows[name].help}
      columns="row"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  );
}

function ListControl({ name, state }: FieldProps<ListName>) {
  const { lookups, customer } = state;
  const field = state.field(name);
  return (
    <ChecksField
      legend={rows[name].label}
      help={recordedHelp(name, state)}
      field={field}
      options={listOptions(name, lookups, customer[name])}
      onChange={(values) => field.onChange([...values])}
    />
  );
}
