import { Dialog } from '@portal/shared/parts';
import { useNavigate, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { usePins } from '../core/customers/pins.ts';
import type { OverlayProps } from '../core/overlay.ts';
import type { Choice } from './choices.ts';
import { FinderList } from './finder-list.tsx';

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

/** The customer finder, which leads to a customer, to the list of customers or to onboarding (SHL-24). */
function FinderDialog({ open, onClose, agent, recent, canOpen }: OverlayProps) {
  const navigate = useNavigate();
  const { slots } = useShell();
  const { ids } = usePins(agent.subject);
  const openings = useOpenings(open);
  const go = ({ to, state }: Choice) => {
    onClose();
    navigate(to, { state });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Find a customer" size="lg">
      <FinderList
        // each opening begins without the words of the one before
        key={openings}
        agent={agent}
        pinnedIds={ids}
        recent={recent}
        canOpen={canOpen}
        onChoose={go}
        onIntent={() => slots.preload('client-profile')}
      />
    </Dialog>
  );
}

export default FinderDialog;
