import { Dialog as Ark, Portal } from '@chakra-ui/react';
import { AnimatePresence, type MoveName, m, type SystemStyleObject, useIsPresent } from '@portal/shared/ui';
import { type ReactNode, useRef } from 'react';

export interface ModalProps {
  readonly open: boolean;
  /** Asked for by Escape, by the close button or by a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `alertdialog` for what must be answered: Escape still closes, a press beside it does not. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Neither Escape nor a press beside it closes: it goes when what it waits for has happened. */
  readonly locked?: boolean;
  readonly move: MoveName;
  readonly positioner: SystemStyleObject;
  readonly surface: SystemStyleObject;
}

const backdrop: SystemStyleObject = { position: 'fixed', inset: '0', zIndex: 'dialog', bg: 'bg.scrim' };

/**
 * What lies over the page and takes all attention: dialog and drawer. The machine (focus, Escape, what lies
 * above what, the page behind) is Chakra's; it closes at once, while its looks are still on their way out.
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
      // nobody presses beside it by moving the focus: focus that is given back late would close it
      onFocusOutside={(event) => event.preventDefault()}
      // a menu that opened it goes a moment later, and would take with it whatever stands above
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
        <Ark.Positioner css={{ position: 'fixed', inset: '0', zIndex: 'dialog', ...positioner }}>
          <Ark.Content asChild css={{ '--table-top': '0px', outline: 'none', ...surface }}>
            <m.div ref={content} move={move}>
              {children}
            </m.div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Names the dialog. */
export const ModalTitle = Ark.Title;
/** Describes it. */
export const ModalDescription = Ark.Description;
