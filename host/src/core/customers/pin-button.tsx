import { IconButton, useShell } from '@portal/shared/ui';
import { Pin } from 'lucide-react';
import { MAX_PINS, type Pins } from './pins.ts';

interface PinButtonProps {
  readonly customerId: string;
  /** The name as it is shown. */
  readonly name: string;
  readonly isPinned: boolean;
  readonly onSet: Pins['set'];
}

/**
 * Button that pins or unpins a customer. `onSet` stores it and returns false when the list of pinned customers is full;
 * a notice then says so.
 */
export function PinButton({ customerId, name, isPinned, onSet }: PinButtonProps) {
  const { notify } = useShell();
  return (
    <IconButton
      aria-label={`Pin ${name}`}
      aria-pressed={isPinned}
      title={isPinned ? 'Unpin' : 'Pin'}
      size="sm"
      onClick={() => {
        if (onSet(customerId, !isPinned)) return;
        notify({
          tone: 'info',
          text: `${name} was not pinned: ${MAX_PINS} customers are pinned already. Unpin one first.`,
        });
      }}
      {...(isPinned ? { color: 'brand.fg' } : {})}
    >
      <Pin size={16} strokeWidth={1.75} fill={isPinned ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
