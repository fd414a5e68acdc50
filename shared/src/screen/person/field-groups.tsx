import { KeyValue, KeyValues, MaskedId, PrivateFigures } from '@portal/shared/parts';
import { chakra, Text } from '@portal/shared/ui';
import type { FieldGroup, RecordField } from '../../domain/person/record-field.ts';
import { BreakableEmail } from '../breakable-email.tsx';

/** The value of a field: masked, blurred in the privacy view, or as it is; `Not on record` without one. */
export function FieldValue({ field }: { readonly field: RecordField }) {
  if (field.value === undefined) {
    return (
      <Text as="span" color="fg.muted" fontWeight="normal">
        Not on record
      </Text>
    );
  }
  if (field.isIdentifying) return <MaskedId idNo={field.value} />;
  if (field.isPrivate)
    return (
      <span data-private>
        <BreakableEmail text={field.value} />
      </span>
    );
  return (
    <>
      <PrivateFigures>{field.value}</PrivateFigures>
      {field.idNo === undefined ? null : (
        <>
          , <MaskedId idNo={field.idNo} />
        </>
      )}
    </>
  );
}

/** At most three columns, and fewer where a column would be narrower than 9rem. */
const Columns = chakra(KeyValues, {
  base: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, (100% - 41px) / 3)), 1fr))',
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // on a phone, where two columns are narrow
    '& > div:has([data-long])': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});
/** Whether a value does not fit a phone's column: too many characters, or a word, such as an e-mail address, that would break. */
const isLong = (value: string): boolean => value.length > 20 || /\S{18}/.test(value);

/**
 * Shows fields of a person's record with their labels, at most three in a row. An identifying value is masked, a
 * private one and figures are blurred in the privacy view, and a missing one is `Not on record`.
 */
export function FieldValues({ fields }: { readonly fields: readonly RecordField[] }) {
  return (
    <Columns>
      {fields.map((field) => (
        <KeyValue key={field.label} label={field.label}>
          <span data-long={isLong(field.value ?? '') || undefined}>
            <FieldValue field={field} />
          </span>
        </KeyValue>
      ))}
    </Columns>
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
