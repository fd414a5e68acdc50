import { Box, Button, chakra } from '@portal/shared/ui';
import { Plus } from 'lucide-react';
import type { HTMLAttributes } from 'react';

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

interface AddSectionProps extends Pick<HTMLAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onFocus'> {
  /** It is below an `EmptyState`, whose action it is. */
  readonly isEmpty: boolean;
  readonly label: string;
  readonly onAdd: () => void;
}

/**
 * The button that adds to a list (`label`), below the list or below its empty state. It stays the same button when the
 * first entry comes, so that the focus stays on it.
 */
export function AddSection({ isEmpty, label, onAdd, ...intent }: AddSectionProps) {
  return (
    <FieldSection {...(isEmpty ? { mt: '-7', pt: '0', pb: '10', justifyItems: 'center' } : {})}>
      <Box>
        <Button variant={isEmpty ? 'primary' : 'outline'} whiteSpace="normal" onClick={onAdd} {...intent}>
          <Plus aria-hidden />
          {label}
        </Button>
      </Box>
    </FieldSection>
  );
}
