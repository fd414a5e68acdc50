import type { Lookups } from '@portal/shared/api/lookups';
import type { FieldValue } from '@portal/shared/fields';
import type { BoundField } from '@portal/shared/form-values';
import { ChecksField, type FieldName, fieldOf, listOptions } from '@portal/shared/person';
import { Box } from '@portal/shared/ui';
import { ChoiceField, LineField } from './choice-field.tsx';

interface FieldControlProps {
  readonly of: FieldName;
  readonly field: BoundField<FieldValue>;
  readonly lookups: Lookups;
}

/** The control of a field that a row describes, by its kind. */
export function FieldControl({ of, field, lookups }: FieldControlProps) {
  const { control, label, required } = fieldOf(of);
  const chosen = [field.value].flat();
  const line: BoundField = { ...field, value: chosen.join() };
  switch (control) {
    case 'choices':
      return (
        <Box gridColumn="1 / -1">
          <ChecksField
            legend={label}
            field={{ ...field, value: chosen }}
            options={listOptions(of, lookups, chosen)}
            onChange={(values) => field.onChange([...values])}
          />
        </Box>
      );
    case 'choice':
      return <ChoiceField of={of} field={line} lookups={lookups} />;
    default:
      return <LineField of={of} field={line} aside={required === undefined ? 'Optional' : undefined} />;
  }
}
