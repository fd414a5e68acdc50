import { useId } from 'react';
import type { PopoverProps } from './overlay-props.ts';
import { OverlayTrigger } from './overlay-trigger.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * A small dialog below the button `trigger` that opens it, at most 600px high. The page behind stays usable. The caller
 * keeps `open`; the code is loaded when it is first true, and a failure shows a notice and closes it.
 */
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
