import { KeyValue, KeyValues, MaskedId, PrivateFigures } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import type { RecordField } from './record-field.ts';

/** The value of a field: masked, blurred in the privacy view, or as it is. */
function FieldValue({ field }: { readonly field: RecordField }) {
  if (field.value === undefined) {
    return (
      <Text as="span" color="fg.muted" fontWeight="normal">
        Not on record
      </Text>
    );
  }
  if (field.isIdentifying) return <MaskedId idNo={field.value} />;
  if (field.isPrivate) return <span data-private>{field.value}</span>;
  return <PrivateFigures>{field.value}</PrivateFigures>;
}

/** Fields side by side, as many in a row as fit. */
export function FieldValues({ fields }: { readonly fields: readonly RecordField[] }) {
  return (
    <KeyValues gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))">
      {fields.map((field) => (
        <KeyValue key={field.label} label={field.label}>
          <FieldValue field={field} />
        </KeyValue>
      ))}
    </KeyValues>
  );
}
