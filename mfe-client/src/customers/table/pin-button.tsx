import { IconButton, useShell } from '@portal/shared/ui';
import { Pin } from 'lucide-react';

/** Pins or unpins a customer; returns false when no more can be pinned. The host stores it. */
export type SetPinned = (customerId: string, isPinned: boolean) => boolean;

interface PinButtonProps {
  readonly customerId: string;
  /** The name as it is shown. */
  readonly name: string;
  readonly isPinned: boolean;
  readonly tabIndex: number;
  readonly onPin: SetPinned;
}

/** Pins or unpins the customer of a row. A notice says when no more can be pinned. */
export function PinButton({ customerId, name, isPinned, tabIndex, onPin }: PinButtonProps) {
  const { notify } = useShell();
  return (
    <IconButton
      aria-label={`Pin ${name}`}
      aria-pressed={isPinned}
      tabIndex={tabIndex}
      size="sm"
      onClick={() => {
        if (onPin(customerId, !isPinned)) return;
        notify({ tone: 'info', text: `${name} was not pinned. Unpin another customer first.` });
      }}
      {...(isPinned ? { color: 'brand.fg' } : {})}
    >
      <Pin size={16} strokeWidth={1.75} fill={isPinned ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
