import { chakra } from '@portal/shared/ui';
import { FieldValues } from './field-value.tsx';
import type { FieldGroup } from './record-field.ts';

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

/** Groups of fields in a card, one below the other. */
export function FieldGroups({ groups }: { readonly groups: readonly FieldGroup[] }) {
  return groups.map(({ title, fields }) => (
    <Section key={title} aria-label={title}>
      <Title>{title}</Title>
      <FieldValues fields={fields} />
    </Section>
  ));
}
