import { KeyValue, KeyValues, MaskedId, PrivateFigures } from '@portal/shared/parts';
import { chakra, Text } from '@portal/shared/ui';
import type { FieldGroup, RecordField } from './record-field.ts';

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

/**
 * Shows fields of a person's record with their labels, as many in a row as fit. An identifying value is masked, a
 * private one and figures are blurred in the privacy view, and a missing one is `Not on record`.
 */
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

const Section = chakra('section', {
  base: {
    py: '4',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '&:first-child': { borderTopWidth: '0' },
    breakInside: 'avoid',
  },
});
const Title = chakra('h3', { base: { mb: '3', fontWeight: 'semibold' } });

/** Shows groups of a person's fields in a card, one below the other, each with its title. */
export function FieldGroups({ groups }: { readonly groups: readonly FieldGroup[] }) {
  return groups.map(({ title, fields }) => (
    <Section key={title} aria-label={title}>
      <Title>{title}</Title>
      <FieldValues fields={fields} />
    </Section>
  ));
}
