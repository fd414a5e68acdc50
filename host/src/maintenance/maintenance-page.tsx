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
import { Check, Construction } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { hostData } from '../core/loading/host-data.ts';
import { PlainCard, PlainPage } from '../core/plain-page.tsx';
import { findReturnPath, hasReturnPath } from './return-path.ts';

/** Has room for a message of two lines, so that what is below does not move when the reply comes. */
const Message = chakra('span', {
  base: { display: 'grid', alignContent: 'center', minH: '2lh', '& > span': { display: 'block' } },
});

/** The time is emphasised, because agents look for it first. Every state has one, so that no place is empty. */
const Time = chakra('span', {
  base: {
    display: 'block',
    mt: '4',
    py: '3',
    px: '4',
    borderRadius: 'choice',
    bg: 'bg.muted',
    '& strong': { display: 'block', textStyle: 'lg', fontWeight: 'semibold', color: 'fg.default' },
  },
});

interface MaintenanceText {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the time below is, and the time. */
  readonly time: readonly [what: string, time: string];
}

/** Returns title and text for a reply of `checkedAt`; a failed call has a text too. */
function describeMaintenance(
  state: Loadable<Maintenance> | Attempt<Maintenance>,
  checkedAt: Date,
): MaintenanceText {
  const checked = ['Checked', formatDateTime(checkedAt)] as const;
  if (state.status === 'loading')
    return { title: 'Maintenance', lines: ['Checking whether the portal is open…'], time: checked };
  if (state.status === 'failed') {
    return {
      title: 'The portal may be closed',
      lines: ['We could not check whether it is open.', 'Try again in a moment.'],
      time: checked,
    };
  }
  const { active, message, to } = state.value;
  if (!active)
    return {
      title: 'The portal is open',
      lines: ['Maintenance is over.', 'You can go back to where you were.'],
      time: checked,
    };
  return {
    title: 'The portal is closed for maintenance',
    lines: [message.trim() === '' ? 'You can log in again when it is over.' : message],
    time: to ? ['Expected to open', formatDateTime(to)] : checked,
  };
}

/** Shows the maintenance, and returns to the agent's page (`?from=…`) when it is over (SHL-19). */
function MaintenancePage() {
  const api = useApi();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const firstReply = useCall(maintenance, { applicationid: '5' });
  const [latestReply, setLatestReply] = useState<Attempt<Maintenance>>();
  const [checkedAt, setCheckedAt] = useState(() => new Date());
  const [isChecking, setIsChecking] = useState(false);
  const reply = latestReply ?? firstReply;
  const text = describeMaintenance(reply, checkedAt);
  const goBack = useCallback(
    () => navigate(findReturnPath(search), { replace: true, state }),
    [navigate, search, state],
  );

  const cameFromPage = hasReturnPath(search);
  const isOpen = reply.status === 'ok' && !reply.value.active;
  useEffect(() => {
    if (isOpen && cameFromPage) goBack();
  }, [isOpen, cameFromPage, goBack]);

  const tryAgain = async () => {
    setIsChecking(true);
    const newReply = await api.attempt(maintenance, { applicationid: '5' });
    setIsChecking(false);
    setCheckedAt(new Date());
    setLatestReply(newReply);
  };

  return (
    <PlainPage id="main" data-dd-privacy="mask-user-input">
      <Logo />
      <PlainCard>
        <EmptyState
          tone={isOpen ? 'success' : 'neutral'}
          icon={isOpen ? <Check aria-hidden /> : <Construction aria-hidden />}
          title={<PageTitle documentTitle="Maintenance">{text.title}</PageTitle>}
          action={
            <Flex gap="3" justify="center" wrap="wrap">
              {isOpen ? null : (
                <Button loading={isChecking} loadingText="Trying…" onClick={() => void tryAgain()}>
                  Try again
                </Button>
              )}
              {isOpen ? <Button onClick={goBack}>Go back</Button> : null}
              {/* a failed call does not mean maintenance, so the agent can go back (SHL-19) */}
              {reply.status === 'failed' && cameFromPage ? (
                <Button variant="outline" onClick={goBack}>
                  Go back
                </Button>
              ) : null}
            </Flex>
          }
        >
          <Message role="status">
            {text.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <Time>
              {text.time[0]} <strong>{text.time[1]}</strong>
            </Time>
          </Message>
        </EmptyState>
      </PlainCard>
    </PlainPage>
  );
}

export default hostData.wrap(MaintenancePage);
