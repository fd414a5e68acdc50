import { type ReactElement, type ReactNode, useId } from 'react';
import { OverlayTrigger } from './overlay-trigger.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

/** Props of `Popover`. */
export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** One button, below which the popover opens. */
  readonly trigger: ReactElement;
  /** Accessible name. */
  readonly label: string;
  /** Content in a column. A part with `flex: 1; overflow: auto` scrolls. */
  readonly children: ReactNode;
  /** CSS width; 360px by default. */
  readonly width?: string;
}

/** A small dialog below its button, at most 600px high. The page behind stays usable. */
export function Popover({ trigger, ...content }: PopoverProps) {
  const { open, onOpenChange } = content;
  const id = useId();
  const close = () => onOpenChange(false);
  const code = useOverlayCode(open, close);
  return (
    <>
      <OverlayTrigger
        id={id}
        popup="dialog"
        isOpen={open}
        hasCode={code !== undefined}
        onOpen={() => onOpenChange(true)}
        onClose={close}
      >
        {trigger}
      </OverlayTrigger>
      {code ? <code.PopoverContent {...content} triggerId={id} /> : null}
    </>
  );
}
