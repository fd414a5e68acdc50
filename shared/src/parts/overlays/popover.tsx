import { Popover as Ark, Portal } from '@chakra-ui/react';
import { AnimatePresence, m, type SystemStyleObject } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';

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

/** A small dialog below its button, at most 600px high. The page behind stays usable. */
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
