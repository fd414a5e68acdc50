import { Popover as Ark, Portal } from '@chakra-ui/react';
import { AnimatePresence, m, type SystemStyleObject } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** One button; it is what the popover hangs on. */
  readonly trigger: ReactElement;
  /** What it is, for those who hear it. */
  readonly label: string;
  /** Laid out as a column: what is to scroll takes the room that is left (`flex: 1; overflow: auto`). */
  readonly children: ReactNode;
  /** 360px unless said otherwise. */
  readonly width?: string;
}

const surface: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  maxW: 'calc(100vw - 16px)',
  maxH: 'min(600px, var(--available-height))',
  zIndex: 'dialog',
  bg: 'bg.raised',
  borderRadius: 'popover',
  boxShadow: 'dialog',
  overflow: 'hidden',
  outline: 'none',
};

/** A small dialog that hangs on its button: at most 600 high, the page behind stays usable. */
export function Popover({ open, onOpenChange, trigger, label, children, width = '360px' }: PopoverProps) {
  return (
    <Ark.Root
      open={open}
      present
      lazyMount={false}
      unmountOnExit={false}
      positioning={{ placement: 'bottom-end', gutter: 6, overflowPadding: 8 }}
      onOpenChange={(details) => onOpenChange(details.open)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <AnimatePresence>
          {open ? (
            <Ark.Positioner key="popover">
              <Ark.Content asChild css={{ ...surface, w: width, transformOrigin: 'var(--transform-origin)' }}>
                <m.div move="dialog" aria-label={label}>
                  {children}
                </m.div>
              </Ark.Content>
            </Ark.Positioner>
          ) : null}
        </AnimatePresence>
      </Portal>
    </Ark.Root>
  );
}
