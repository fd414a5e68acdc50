import { Checkbox } from '@portal/shared/parts';
import { Button, Flex, Span } from '@portal/shared/ui';
import { Trash2 } from 'lucide-react';
import type { CartItem } from '../../core/items/cart-item.ts';
import type { CartRow } from '../cart-view.ts';

interface ChoiceBarProps {
  /** The rows that match the filter. Hidden rows are neither chosen nor removed. */
  readonly shown: readonly CartRow[];
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onRemove: (items: readonly CartItem[]) => void;
}

/**
 * Bar above the cart's rows. Its box chooses all unblocked rows in `shown` for checkout, or none (`onChoose`); its
 * button removes the chosen ones from the cart (`onRemove`). Rows that the filter hides are not in `shown`.
 */
export function ChoiceBar({ shown, onChoose, onRemove }: ChoiceBarProps) {
  const choosable = shown.filter(({ readiness }) => readiness.status !== 'blocked');
  const chosen = choosable.filter(({ isChosen }) => isChosen).map(({ item }) => item);
  return (
    <Flex align="center" justify="space-between" ps={{ base: '4', md: '5' }}>
      <Flex align="center" gap="4">
        <Checkbox
          label="Choose all"
          checked={chosen.length > 0 && chosen.length === choosable.length}
          mixed={chosen.length > 0 && chosen.length < choosable.length}
          disabled={choosable.length === 0}
          onChange={(isChosen) =>
            onChoose(
              choosable.map(({ id }) => id),
              isChosen,
            )
          }
        />
        <Span fontWeight="medium">
          {chosen.length} of {shown.length} chosen
        </Span>
      </Flex>
      <Button variant="quiet" size="sm" disabled={chosen.length === 0} onClick={() => onRemove(chosen)}>
        <Trash2 aria-hidden />
        {chosen.length === 0 ? 'Remove chosen' : `Remove ${chosen.length} chosen`}
      </Button>
    </Flex>
  );
}
