import { chakra } from '@portal/shared/ui';

/** A block of a step's questions, one below the other. */
export const FieldSection = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '5',
    py: '5',
    px: { base: '4', md: '5' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});

/** At most two questions in a row. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

/** Heading of a block. */
export const SectionTitle = chakra('h2', { base: { textStyle: 'h3' } });
