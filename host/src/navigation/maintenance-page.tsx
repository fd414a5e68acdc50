import { type Maintenance, maintenance } from '@portal/shared/api/maintenance';
import type { Attempt } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi, useCall } from '@portal/shared/data';
import { formatDateTime } from '@portal/shared/dates';
import { Button, chakra, EmptyState, Logo, PageTitle, useLocation, useNavigate } from '@portal/shared/ui';
import { Construction } from 'lucide-react';
import { useState } from 'react';
import { hostData } from '../core/host-data.ts';
import { wayBack } from './way-back.ts';

const Page = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8',
    minH: '100vh',
    py: '16',
    px: '4',
  },
});

const Mark = chakra('div', { base: { display: 'grid', justifyItems: 'center' } });
/** Two lines high from the start: the button below stays when the answer is longer than the question. */
const Said = chakra('span', { base: { display: 'block', minH: '2lh' } });

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What is known of the maintenance, in words; a failed call knows nothing, and says so. */
function wordsFor(state: Loadable<Maintenance> | Attempt<Maintenance>): Words {
  if (state.status === 'loading')
    return { title: 'Maintenance', text: 'Checking whether the portal is open…' };
  if (state.status === 'failed') {
    return {
      title: 'The portal may be closed',
      text: 'Whether it is open could not be found out. Try again.',
    };
  }
  const { active, message, to } = state.value;
  if (!active)
    return { title: 'The portal is open', text: 'Maintenance is over. You can go back to where you were.' };
  const end = to ? ` It is expected to end on ${formatDateTime(to)}.` : '';
  return { title: 'The portal is closed for maintenance', text: `${message}${end}` };
}

/** Tells of maintenance, and brings the agent back once it is over (`?from=` names where it was). */
function MaintenancePage() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const onArrival = useCall(maintenance, { applicationid: '5' });
  const [answer, setAnswer] = useState<Attempt<Maintenance>>();
  const [asking, setAsking] = useState(false);
  const words = wordsFor(answer ?? onArrival);

  const tryAgain = async () => {
    setAsking(true);
    const now = await api.attempt(maintenance, { applicationid: '5' });
    setAsking(false);
    setAnswer(now);
    if (now.status === 'ok' && !now.value.active) navigate(wayBack(search), { replace: true });
  };

  return (
    <Page id="main">
      <Mark>
        <Logo />
      </Mark>
      <EmptyState
        icon={<Construction aria-hidden />}
        title={<PageTitle documentTitle="Maintenance">{words.title}</PageTitle>}
        action={
          <Button loading={asking} loadingText="Trying…" onClick={() => void tryAgain()}>
            Try again
          </Button>
        }
      >
        <Said role="status">{words.text}</Said>
      </EmptyState>
    </Page>
  );
}

export default hostData.wrap(MaintenancePage);
