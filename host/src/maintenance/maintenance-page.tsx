import { type Maintenance, maintenance } from '@portal/shared/api/maintenance';
import type { Attempt } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi, useCall } from '@portal/shared/data';
import { formatDateTime } from '@portal/shared/dates';
import {
  Button,
  chakra,
  EmptyState,
  Flex,
  Logo,
  PageTitle,
  useLocation,
  useNavigate,
} from '@portal/shared/ui';
import { Construction } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { hostData } from '../core/host-data.ts';
import { PlainPage } from '../core/plain-page.tsx';
import { wasBrought, wayBack } from './way-back.ts';

/** Two lines high from the start: the button below stays when the answer is longer than the question. */
const Said = chakra('span', { base: { display: 'block', minH: '2lh', '& > span': { display: 'block' } } });

/** As wide as the page whatever is said in it: a longer answer moves nothing aside. */
const Notice = chakra('div', { base: { justifySelf: 'stretch' } });

interface Words {
  readonly title: string;
  /** Line by line. */
  readonly text: readonly string[];
}

/** What is known of the maintenance, in words; a failed call knows nothing, and says so. */
function wordsFor(state: Loadable<Maintenance> | Attempt<Maintenance>): Words {
  if (state.status === 'loading')
    return { title: 'Maintenance', text: ['Checking whether the portal is open…'] };
  if (state.status === 'failed') {
    return {
      title: 'The portal may be closed',
      text: ['Whether it is open could not be found out. Try again.'],
    };
  }
  const { active, message, to } = state.value;
  if (!active)
    return { title: 'The portal is open', text: ['Maintenance is over. You can go back to where you were.'] };
  const end = to ? [`Expected to end on ${formatDateTime(to)} (MYT).`] : [];
  return { title: 'The portal is closed for maintenance', text: [message, ...end] };
}

/** Tells of maintenance, and brings the agent back once it is over (`?from=` names where that was; SHL-19). */
function MaintenancePage() {
  const api = useApi();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const onArrival = useCall(maintenance, { applicationid: '5' });
  const [answer, setAnswer] = useState<Attempt<Maintenance>>();
  const [asking, setAsking] = useState(false);
  const known = answer ?? onArrival;
  const words = wordsFor(known);
  const goBack = useCallback(
    () => navigate(wayBack(search), { replace: true, state }),
    [navigate, search, state],
  );

  const brought = wasBrought(search);
  const isOpen = known.status === 'ok' && !known.value.active;
  useEffect(() => {
    if (isOpen && brought) goBack();
  }, [isOpen, brought, goBack]);

  const tryAgain = async () => {
    setAsking(true);
    const now = await api.attempt(maintenance, { applicationid: '5' });
    setAsking(false);
    setAnswer(now);
  };

  return (
    <PlainPage id="main" data-dd-privacy="mask-user-input">
      <Logo />
      <Notice>
        <EmptyState
          icon={<Construction aria-hidden />}
          title={<PageTitle documentTitle="Maintenance">{words.title}</PageTitle>}
          action={
            <Flex gap="3" justify="center" wrap="wrap">
              {isOpen ? null : (
                <Button loading={asking} loadingText="Trying…" onClick={() => void tryAgain()}>
                  Try again
                </Button>
              )}
              {isOpen ? <Button onClick={goBack}>Go back</Button> : null}
              {/* a call that fails closes nothing: nobody is kept here by it (SHL-19) */}
              {known.status === 'failed' && brought ? (
                <Button variant="outline" onClick={goBack}>
                  Go back
                </Button>
              ) : null}
            </Flex>
          }
        >
          <Said role="status">
            {words.text.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Said>
        </EmptyState>
      </Notice>
    </PlainPage>
  );
}

export default hostData.wrap(MaintenancePage);
