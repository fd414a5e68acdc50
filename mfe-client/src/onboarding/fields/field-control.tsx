import type { Lookups } from '@portal/shared/api/lookups';
import type { Field, FieldValue } from '@portal/shared/fields';
import type { BoundField } from '@portal/shared/form-values';
import { ChecksField, type FieldName, listOptions } from '@portal/shared/person';
import { Box } from '@portal/shared/ui';
import { ChoiceField, LineField } from './choice-field.tsx';

interface FieldControlProps {
  readonly of: FieldName;
  readonly row: Field;
  readonly field: BoundField<FieldValue>;
  readonly lookups: Lookups;
}

/** The control of a field, by the kind of its row. */
export function FieldControl({ of, row, field, lookups }: FieldControlProps) {
  const chosen = [field.value].flat();
  const line: BoundField = { ...field, value: chosen.join() };
  switch (row.control) {
    case 'choices':
      return (
        <Box gridColumn="1 / -1">
          <ChecksField
            legend={row.label}
            field={{ ...field, value: chosen }}
            options={listOptions(of, lookups, chosen)}
            onChange={(values) => field.onChange([...values])}
          />
        </Box>
      );
    case 'choice':
      return <ChoiceField of={of} field={line} lookups={lookups} />;
    default:
      return <LineField of={of} field={line} aside={row.required === undefined ? 'Optional' : undefined} />;
  }
}
