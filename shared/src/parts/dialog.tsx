import { chakra, type SystemStyleObject } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Modal, ModalDescription, ModalTitle } from './modal.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What it says; the first thing read out after the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Its buttons; the safe choice first. `data-autofocus` on one of them gives it the focus. */
  readonly footer?: ReactNode;
  /** A `Glyph` beside the words. */
  readonly icon?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Must be answered: a press beside it does not close it. */
  readonly alert?: boolean;
  /** Cannot be closed by the agent. */
  readonly locked?: boolean;
}

const positioner: SystemStyleObject = {
  display: 'grid',
  // else the column is as wide as the dialog would like to be, and leaves a phone's screen
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  p: '4',
  overflowY: 'auto',
};

const surface: SystemStyleObject = {
  maxW: 'full',
  // on a phone it scrolls by itself, so that its title and its buttons are never off the screen
  maxH: { base: 'calc(100dvh - {spacing.8})', md: 'none' },
  overflowY: { base: 'auto', md: 'visible' },
  p: '6',
  bg: 'bg.raised',
  borderRadius: 'xl',
  boxShadow: 'dialog',
};

const widths = { sm: '360px', md: '440px', lg: '640px' } as const;

const Frame = chakra('div', { base: { display: 'flex', gap: '3.5' } });
const Words = chakra('div', { base: { flex: '1', minW: '0' } });
const Buttons = chakra('div', {
  base: {
    position: { base: 'sticky', md: 'static' },
    // to the surface's own edge, over its padding: else it would be lifted over what stands above it
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
});

/** A question or a short form over the page. */
export function Dialog({ title, description, children, footer, icon, size = 'md', ...props }: DialogProps) {
  const { open, onClose, alert = false, locked = false } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      locked={locked}
      move="dialog"
      positioner={positioner}
      surface={{ ...surface, w: widths[size] }}
    >
      <Frame>
        {icon}
        <Words>
          <ModalTitle css={{ textStyle: 'h2' }}>{title}</ModalTitle>
          {description === undefined ? null : (
            <ModalDescription css={{ mt: '1', color: 'fg.muted' }}>{description}</ModalDescription>
          )}
          {children}
          {footer === undefined ? null : <Buttons>{footer}</Buttons>}
        </Words>
      </Frame>
    </Modal>
  );
}
