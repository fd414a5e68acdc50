import { Modal, ModalTitle } from '@portal/shared/parts';
import {
  type SystemStyleObject,
  setColorMode,
  useNavigate,
  useShell,
  VisuallyHidden,
} from '@portal/shared/ui';
import { useState } from 'react';
import { usePins } from '../core/customers/pins.ts';
import { hostData } from '../core/loading/host-data.ts';
import type { OverlayProps } from '../core/overlay.ts';
import { togglePrivacyView } from '../privacy/index.ts';
import type { Choice } from './choices.ts';
import { FinderList } from './finder-list.tsx';
import { useVisibleViewport } from './use-visible-viewport.ts';

/** Returns how often the dialog was opened. A dialog that is opened while it closes keeps its content mounted. */
function useOpenings(open: boolean): number {
  const [wasOpen, setWasOpen] = useState(open);
  const [openings, setOpenings] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }
  return openings;
}

/** Its top stays where it is, so that it grows downwards only. On a phone it fills what the keyboard leaves. */
const positioner: SystemStyleObject = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  pt: { base: 'var(--visible-top, 0px)', md: 'min(88px, 8vh)' },
  px: { base: '0', md: '4' },
};
const surface: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  w: { base: '100vw', md: '680px' },
  maxW: 'full',
  h: { base: 'var(--visible-height, 100dvh)', md: 'auto' },
  maxH: { base: 'var(--visible-height, 100dvh)', md: 'calc(100dvh - 2 * min(88px, 8vh))' },
  bg: 'bg.raised',
  borderRadius: { base: '0', md: 'xl' },
  boxShadow: 'dialog',
  overflow: 'clip',
};

/** The finder, which leads to a customer, a form about a customer, or a page, and changes settings (SHL-24). */
function FinderDialog({ open, onClose, agent, recent, canOpen }: OverlayProps) {
  const navigate = useNavigate();
  const { slots } = useShell();
  const { ids } = usePins(agent.subject);
  const openings = useOpenings(open);
  useVisibleViewport(open);
  const go = ({ target }: Choice) => {
    onClose();
    if ('to' in target) navigate(target.to, { state: target.state });
    else if (target.act === 'privacy') togglePrivacyView();
    else setColorMode(target.act);
  };
  return (
    <Modal open={open} onClose={onClose} move="dialog" positioner={positioner} surface={surface}>
      <ModalTitle asChild>
        <VisuallyHidden>Find a customer</VisuallyHidden>
      </ModalTitle>
      <FinderList
        // each opening begins without the words of the one before
        key={openings}
        agent={agent}
        pinnedIds={ids}
        recent={recent}
        canOpen={canOpen}
        onChoose={go}
        onClose={onClose}
        onIntent={() => slots.preload('client-profile')}
      />
    </Modal>
  );
}

export default hostData.wrap(FinderDialog);
