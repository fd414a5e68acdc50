import { Box, Button } from '@portal/shared/ui';
import { Plus } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { FieldSection } from './layout.tsx';

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
    // up into the space that an empty state without an action has below it
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
