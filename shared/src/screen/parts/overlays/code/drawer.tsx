import { chakra, IconButton, type SystemStyleObject } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import type { DrawerContentProps, DrawerFrameProps } from '../overlay-props.ts';
import { Modal, ModalDescription, ModalTitle } from './modal.tsx';

const surface: SystemStyleObject = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  display: 'flex',
  flexDirection: 'column',
  w: { base: '100vw', md: 'drawer' },
  maxW: '100vw',
  bg: 'bg.surface',
  borderRadius: '0',
  boxShadow: 'dialog',
  // in a low window the whole drawer scrolls: head and buttons would fill it
  '@media (max-height: 480px)': { display: 'block', overflowY: 'auto' },
};

const wideSurface: SystemStyleObject = { ...surface, w: { base: '100vw', md: '1040px' } };

const Header = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    // the close button is higher than the title's line: its centre is on the title's
    '& > button': { my: { base: '-2', md: '-1.5' } },
    pt: { base: '3.5', md: '4.5' },
    pb: { base: '3', md: '4' },
    ps: { base: '4', md: '6' },
    pe: { base: '2', md: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});

const Body = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    flex: '1',
    minH: '0',
    py: { base: '4', md: '5' },
    px: { base: '4', md: '6' },
    overflowY: 'auto',
    '@media (max-height: 480px), print': { overflowY: 'visible' },
    overscrollBehavior: 'contain',
    // columns that are wider than a phone stop at their edge
    scrollSnapType: 'x proximity',
    // a field that gets the focus shows with its message, not at the very edge of the footer
    scrollPaddingBlock: '20',
  },
});

const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    py: { base: '3', md: '3.5' },
    px: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});

/** What Escape and a press outside do: what the content's close button does. */
const CloseContext = createContext<RefObject<() => void> | undefined>(undefined);

/**
 * A drawer without its content, which is a `DrawerContent` and may be replaced while it is open. Escape and a press
 * outside call the content's `onClose`, and this `onClose` while there is no content.
 */
export function DrawerFrame({ open, onClose, isWide = false, children }: DrawerFrameProps) {
  const closeContent = useRef(onClose);
  return (
    <Modal
      open={open}
      onClose={() => closeContent.current()}
      move="drawer"
      positioner={{ overflow: 'hidden' }}
      surface={isWide ? wideSurface : surface}
    >
      <CloseContext value={closeContent}>{children}</CloseContext>
    </Modal>
  );
}

/** Tells the height of the drawer's buttons to notices, which are shown in the drawer above them. */
function watchFooter(footer: HTMLElement | null) {
  const drawer = footer?.parentElement;
  if (!drawer || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() =>
    drawer.style.setProperty('--page-action-bar', `${footer.offsetHeight}px`),
  );
  observer.observe(footer);
  return () => {
    observer.disconnect();
    drawer.style.removeProperty('--page-action-bar');
  };
}

/**
 * The content of a `DrawerFrame`: title, body, and a footer that is always visible. `onClose` is called by its Close
 * button, and from then on by the frame on Escape and on a press outside.
 */
export function DrawerContent({ onClose, title, subtitle, children, footer }: DrawerContentProps) {
  const closeContent = use(CloseContext);
  useEffect(() => {
    if (closeContent) closeContent.current = onClose;
  });
  return (
    <>
      <Header>
        <div>
          <ModalTitle css={{ textStyle: 'name' }}>{title}</ModalTitle>
          {subtitle === undefined ? null : (
            <ModalDescription css={{ color: 'fg.muted' }}>{subtitle}</ModalDescription>
          )}
        </div>
        <IconButton aria-label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Header>
      {/* A scroller that the keyboard can reach even while nothing in it can be focused. */}
      <Body tabIndex={-1}>{children}</Body>
      {footer === undefined ? null : <Footer ref={watchFooter}>{footer}</Footer>}
    </>
  );
}
