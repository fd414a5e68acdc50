import { Dialog } from '@portal/shared/parts';
import { useNavigate, useShell } from '@portal/shared/ui';
import { usePins } from '../core/customers/pins.ts';
import type { OverlayProps } from '../core/overlay.ts';
import type { Choice } from './choices.ts';
import { FinderList } from './finder-list.tsx';

/** The customer finder, which leads to a customer, to the list of customers or to onboarding (SHL-24). */
function FinderDialog({ open, onClose, agent, recent }: OverlayProps) {
  const navigate = useNavigate();
  const { slots } = useShell();
  const { ids } = usePins(agent.subject);
  const go = ({ to, state }: Choice) => {
    onClose();
    navigate(to, { state });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Find a customer" size="lg">
      <FinderList
        agent={agent}
        pinned={ids}
        recent={recent}
        onChoose={go}
        onIntent={() => slots.preload('client-profile')}
      />
    </Dialog>
  );
}

export default FinderDialog;
