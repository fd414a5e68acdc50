import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '@portal/shared/forms';
import type { BankAccountValues } from '../bank-account-fields.ts';
import type { BankAccountFormState } from '../use-bank-account-form.ts';

/** Names of the fields that have a text. */
type TextName = {
  [Field in keyof BankAccountValues]: BankAccountValues[Field] extends string ? Field : never;
}[keyof BankAccountValues];

interface Bound {
  readonly state: BankAccountFormState;
  readonly name: TextName;
}

/** A text field of the form. */
export function BoundText({ state, name, ...props }: Bound & Omit<TextFieldProps, 'name' | 'error' | 'ref'>) {
  return <TextField {...props} {...state.field(name)} />;
}

interface BoundSelectProps extends Bound, Omit<SelectFieldProps, 'name' | 'error' | 'ref' | 'value'> {
  /** The shown option, where it is not the field's value. */
  readonly shown?: string;
  /** Replaces the change of the field alone. */
  readonly onChoose?: (value: string) => void;
}

/** A choice from a list. */
export function BoundSelect({ state, name, shown, onChoose, ...props }: BoundSelectProps) {
  const field = state.field(name);
  return (
    <SelectField
      {...props}
      {...field}
      value={shown ?? field.value}
      onChange={(event) => (onChoose ? onChoose(event.target.value) : field.onChange(event))}
    />
  );
}
