import type { Lookups } from '@portal/shared/api/lookups';
import type { BoundField } from '@portal/shared/form-values';
import { ChoiceCards, ListField, TextField, type TextFieldProps } from '@portal/shared/forms';
import { type FieldName, fieldOf, listOptions } from '@portal/shared/person';
import type { ReactNode } from 'react';

/** Up to this number of options each is a card. */
const fewOptions = 4;

interface NamedFieldProps<Value> {
  /** Name in the table of a person's fields, which has the label. */
  readonly of: FieldName;
  readonly field: BoundField<Value>;
  readonly lookups: Lookups;
  /** Values of the list that are offered here, where that is not all of it. */
  readonly offered?: readonly string[];
  readonly label?: string;
  readonly aside?: ReactNode;
}

/**
 * A choice from a lookup list, shown by the number of options: few as cards, else as a list.
 * `of`: the field of the record that it fills, whose list and, by default, label it takes.
 */
export function ChoiceField({
  of,
  field,
  lookups,
  offered,
  label = fieldOf(of).label,
  aside,
}: NamedFieldProps<string>) {
  const options = listOptions(of, lookups, [field.value]).filter(
    ({ value }) => offered === undefined || offered.includes(value) || value === field.value,
  );
  const isPrivate = fieldOf(of).care !== undefined || undefined;
  if (options.length <= fewOptions)
    return (
      <ChoiceCards
        {...field}
        legend={label}
        aside={aside}
        columns={options.length === 3 ? 3 : 2}
        options={options}
      />
    );
  return <ListField {...field} label={label} aside={aside} options={options} data-private={isPrivate} />;
}

/**
 * A field for one line of text. `of`: the field of the record that it fills; `check`: the agent has to compare it with
 * the document.
 */
export function LineField({
  of,
  field,
  label = fieldOf(of).label,
  aside,
  check = false,
  typing = fieldOf(of).typing,
}: Omit<NamedFieldProps<string>, 'lookups' | 'offered'> & { readonly check?: boolean } & Pick<
    TextFieldProps,
    'typing'
  >) {
  const { help, care } = fieldOf(of);
  return (
    <TextField
      {...field}
      label={label}
      aside={aside}
      check={check}
      help={help}
      typing={typing}
      data-private={care !== undefined || undefined}
    />
  );
}
