import { chakra, Flex, IconButton, type SystemStyleObject } from '@portal/shared/ui';
import { X } from 'lucide-react';
import type { DialogProps } from '../overlay-props.ts';
import { Modal, ModalDescription, ModalTitle } from './modal.tsx';

const positioner: SystemStyleObject = {
  display: 'grid',
  // without it the column takes the dialog's preferred width and overflows a phone's screen
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  p: '4',
  overflowY: 'auto',
};

const surface: SystemStyleObject = {
  maxW: 'full',
  // on a phone the dialog scrolls, so that title and buttons stay on the screen
  maxH: { base: 'calc(100dvh - {spacing.8})', md: 'none' },
  overflowY: { base: 'auto', md: 'visible' },
  p: '6',
  bg: 'bg.raised',
  borderRadius: 'xl',
  boxShadow: 'dialog',
};

const widths = { sm: '360px', md: '440px', lg: '640px' } as const;

/** Fills the window, on a phone to its edges. */
const windowPositioner: SystemStyleObject = {
  ...positioner,
  p: { base: '0', md: '4' },
  overflowY: 'hidden',
};

const windowSurface: SystemStyleObject = {
  ...surface,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  maxW: { md: '1040px' },
  h: { base: '100dvh', md: 'calc(100dvh - {spacing.8})' },
  maxH: 'none',
  overflowY: 'visible',
  p: { base: '4', md: '5' },
  borderRadius: { base: '0', md: 'xl' },
  // the host's notices are over the end of the content, above the buttons
  '& > [data-in-modal] > *': {
    position: 'relative',
    inset: '0',
    h: '0',
    alignItems: 'center',
    '& > *': { mb: '3' },
  },
};

const Frame = chakra('div', {
  base: { display: 'flex', flex: '1', minW: '0', gap: '3.5' },
  // beside the icon a phone's text would be narrow
  variants: {
    hasIcon: { true: { flexDirection: { base: 'column', md: 'row' } } },
    isColumn: { true: { display: 'contents' } },
  },
});
const Words = chakra('div', {
  base: { flex: '1', minW: '0' },
  variants: { isColumn: { true: { display: 'contents' } } },
});
const Buttons = chakra('div', {
  base: {
    position: { base: 'var(--page-sticky)', md: 'static' },
    // extends over the padding to the dialog's edge, or it would cover the content above
    bottom: '-6',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '2',
    mb: '-6',
    pt: '4',
    pb: '6',
    bg: 'bg.raised',
  },
  variants: { isFixed: { true: { position: 'static', order: '1', mt: '0', mb: '0', pt: '3', pb: '0' } } },
});

/**
 * A question or a short form over the page, which cannot be used meanwhile; nothing while `open` is false. See
 * `DialogProps` for what closes it; one that fills the window also has a button for it. The page gets it from
 * `../dialog.tsx`, which loads this code.
 */
export function Dialog({ title, description, children, footer, icon, size = 'md', ...props }: DialogProps) {
  const { open, onClose, alert = false, locked = false } = props;
  const fillsWindow = size === 'window';
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      locked={locked}
      move="dialog"
      positioner={fillsWindow ? windowPositioner : positioner}
      surface={fillsWindow ? windowSurface : { ...surface, w: widths[size] }}
    >
      <Frame hasIcon={icon !== undefined} isColumn={fillsWindow}>
        {icon}
        <Words isColumn={fillsWindow}>
          <Flex align="flex-start" justify="space-between" gap="3">
            <ModalTitle css={{ textStyle: 'h2' }}>{title}</ModalTitle>
            {fillsWindow ? (
              <IconButton
                aria-label="Close"
                data-autofocus=""
                my="-2"
                me={{ base: '-3', md: '-2.5' }}
                outlineOffset="-2px"
                flexShrink={0}
                onClick={onClose}
              >
                <X aria-hidden />
              </IconButton>
            ) : null}
          </Flex>
          {description === undefined ? null : (
            <ModalDescription css={{ mt: '1', color: 'fg.muted' }}>{description}</ModalDescription>
          )}
          {children}
          {footer === undefined ? null : <Buttons isFixed={fillsWindow}>{footer}</Buttons>}
        </Words>
      </Frame>
    </Modal>
  );
}
