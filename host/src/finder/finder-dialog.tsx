import { Dialog } from '@portal/shared/parts';
import { useNavigate, useShell } from '@portal/shared/ui';
import type { OverlayProps } from '../core/overlay.ts';
import { usePins } from '../core/pins.ts';
import type { Choice } from './choices.ts';
import { FinderList } from './finder-list.tsx';

/** The customer finder: from anywhere to a customer, to all of them, or to a new one (SHL-24). */
function FinderDialog({ open, onClose, agent, recent }: OverlayProps) {
  const navigate = useNavigate();
  const { slots } = useShell();
  const { ids } = usePins(agent.subject);
  const go = ({ to }: Choice) => {
    onClose();
    navigate(to);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Find a customer" size="lg">
      <FinderList
        agent={agent}
        pinned={ids}
        recent={recent}
        onChoose={go}
        onNear={() => slots.preload('client-profile')}
      />
    </Dialog>
  );
}

export default FinderDialog;
