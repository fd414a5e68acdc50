import { bankFields } from '@portal/shared/fields';
import { SelectField, TextField, type TextFieldProps } from '@portal/shared/forms';
import { listEntries } from '@portal/shared/person/lookup-codes';
import type { BankAccountFormState } from '../use-bank-account-form.ts';

/** Short fields are beside each other where there is room. */
export const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Props of a group of fields. */
export interface FieldsProps {
  readonly state: BankAccountFormState;
}

interface ControlProps extends FieldsProps {
  readonly name: Exclude<keyof typeof bankFields, 'owner' | 'place' | 'beneCondition'>;
}

/** The control of a line of text, as its row says; `props` come first. */
export function LineControl({ state, name, ...props }: ControlProps & Partial<TextFieldProps>) {
  const { label, help, typing, care } = bankFields[name];
  return (
    <TextField
      {...state.field(name)}
      label={label}
      help={help}
      typing={typing}
      data-private={care && true}
      {...props}
    />
  );
}

/** The control of a choice from a lookup list, as its row says. */
export function ListControl({ state, name }: ControlProps) {
  const { label, options } = bankFields[name];
  const entries = typeof options === 'string' ? listEntries(options, state.lookups) : [];
  return (
    <SelectField
      {...state.field(name)}
      label={label}
      placeholder="Choose"
      options={entries.map((entry) => ({ value: entry.value, label: entry.name }))}
    />
  );
}
