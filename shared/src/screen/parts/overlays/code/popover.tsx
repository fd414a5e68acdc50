import { Popover as Ark, Portal } from '@chakra-ui/react';
import { AnimatePresence, m, type SystemStyleObject } from '@portal/shared/ui';
import { contentIdOf } from '../content-id.ts';
import type { PopoverProps } from '../overlay-props.ts';
import { useDeferredOpen } from './use-deferred-open.ts';

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

interface PopoverContentProps extends Omit<PopoverProps, 'trigger'> {
  readonly triggerId: string;
}

/**
 * The dialog of a `Popover`, without its button, which is on the page before this code has loaded. `triggerId` is the
 * button's element id, and `label` the dialog's accessible name.
 */
export function PopoverContent({ triggerId, open, onOpenChange, label, ...props }: PopoverContentProps) {
  const { children, width = '360px' } = props;
  const isOpen = useDeferredOpen(open);
  return (
    <Ark.Root
      ids={{ trigger: triggerId, content: contentIdOf(triggerId) }}
      open={isOpen}
      present
      lazyMount={false}
      unmountOnExit={false}
      positioning={{ placement: 'bottom-end', gutter: 6, overflowPadding: 8 }}
      onOpenChange={(details) => onOpenChange(details.open)}
    >
      <Portal>
        <AnimatePresence>
          {isOpen ? (
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
