import { chakra } from '@portal/shared/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { contentIdOf } from './content-id.ts';
import { prefetchOverlayCode } from './load.ts';
import type { MenuStart } from './overlay-props.ts';

const keyStarts: Readonly<Partial<Record<string, MenuStart>>> = { ArrowDown: 'first', ArrowUp: 'last' };

interface OverlayTriggerProps {
  readonly id: string;
  readonly popup: 'menu' | 'dialog';
  readonly isOpen: boolean;
  /** Whether the overlay's code has loaded. */
  readonly hasCode: boolean;
  /** `start` is set when the button was pressed by keyboard. */
  readonly onOpen: (start?: MenuStart) => void;
  readonly onClose: () => void;
  /** One button. */
  readonly children: ReactElement;
}

/**
 * Makes the button `children` open and close a menu or a popover: presses call `onOpen` and `onClose`, as do the arrow
 * keys for a menu. It stays the same element when the overlay's code arrives (`hasCode`), so that no press and no focus
 * is lost. Pointer and focus fetch the code ahead.
 */
export function OverlayTrigger({
  id,
  popup,
  isOpen,
  hasCode,
  onOpen,
  onClose,
  children,
}: OverlayTriggerProps) {
  // the overlay handles keys and the focus once it is in the page, which is later than its code
  const isAwaited = () => isOpen && document.getElementById(contentIdOf(id)) === null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAwaited()) onClose();
    const start = popup === 'menu' ? keyStarts[event.key] : undefined;
    if (start === undefined) return;
    event.preventDefault();
    onOpen(start);
  };
  return (
    <chakra.button
      asChild
      id={id}
      aria-haspopup={popup}
      aria-expanded={isOpen}
      aria-controls={isOpen && hasCode ? contentIdOf(id) : undefined}
      onPointerEnter={prefetchOverlayCode}
      onFocus={prefetchOverlayCode}
      // an overlay that appears later must not take the focus from what the agent does by then
      onBlur={() => {
        if (isAwaited()) onClose();
      }}
      onKeyDown={onKeyDown}
      // Enter and Space are a click without a pointer
      onClick={({ detail }) => (isOpen && hasCode ? onClose() : onOpen(detail === 0 ? 'first' : undefined))}
    >
      {children}
    </chakra.button>
  );
}
