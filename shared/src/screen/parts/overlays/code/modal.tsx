import { Dialog as Ark, Portal } from '@chakra-ui/react';
import { AnimatePresence, m, type SystemStyleObject, useIsPresent } from '@portal/shared/ui';
import { useRef } from 'react';
import type { ModalProps } from '../overlay-props.ts';

const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  bg: 'bg.scrim',
  _print: { display: 'none' },
};

/** On paper it takes the place of the page (`globalCss`), and is as high as its content. */
const onPaper: SystemStyleObject = {
  _print: {
    display: 'block !important',
    position: 'static !important',
    w: 'full !important',
    h: 'auto !important',
    maxH: 'none !important',
    p: '0 !important',
    overflow: 'visible !important',
    boxShadow: 'none',
  },
};

/**
 * Base of dialog and drawer over the page, without title and buttons. Chakra's state machine handles focus, Escape,
 * stacking and the page behind. `open` false closes it at once, while the closing animation still runs; `locked`
 * ignores Escape and presses outside.
 */
export function Modal({ open, ...props }: ModalProps) {
  return <AnimatePresence>{open ? <OpenModal key="modal" {...props} /> : null}</AnimatePresence>;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, children, role = 'dialog', locked = false, move, positioner, surface } = props;
  const isPresent = useIsPresent();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Ark.Root
      open={isPresent}
      present
      role={role}
      closeOnEscape={!locked}
      closeOnInteractOutside={!locked && role === 'dialog'}
      // a late return of the focus counts as a press outside and would close it
      onFocusOutside={(event) => event.preventDefault()}
      // the menu that opened it closes later and would also close everything above it
      onRequestDismiss={(event) => event.preventDefault()}
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current
      }
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Ark.Backdrop asChild css={backdrop}>
          <m.div move="fade" />
        </Ark.Backdrop>
        <Ark.Positioner css={{ position: 'fixed', inset: '0', zIndex: 'dialog', ...positioner, ...onPaper }}>
          <Ark.Content asChild css={{ '--table-top': '0px', outline: 'none', ...surface, ...onPaper }}>
            <m.div ref={content} move={move}>
              {children}
            </m.div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Title of a modal; names the dialog. */
export const ModalTitle = Ark.Title;
/** Description of a modal. */
export const ModalDescription = Ark.Description;
