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

/** Has room for a message of two lines and the time, so that the button below does not move when the reply comes. */
const Message = chakra('span', {
  base: {
    display: 'block',
    minH: 'calc(2lh + {spacing.3} + 1lh + {lineHeights.lg})',
    '& > span': { display: 'block' },
  },
});

/** The time is emphasised, because agents look for it first. */
const ExpectedTime = chakra('span', {
  base: {
    mt: '3',
    '& strong': { display: 'block', textStyle: 'lg', fontWeight: 'semibold', color: 'fg.default' },
  },
});

interface MaintenanceText {
  readonly title: string;
  readonly lines: readonly string[];
  /** When the portal is expected to open, with time. */
  readonly expectedTime?: string;
}

/** Returns title and text for a reply; a failed call has a text too. */
function describeMaintenance(state: Loadable<Maintenance> | Attempt<Maintenance>): MaintenanceText {
  if (state.status === 'loading')
    return { title: 'Maintenance', lines: ['Checking whether the portal is open…'] };
  if (state.status === 'failed') {
    return {
      title: 'The portal may be closed',
      lines: ['We could not check whether it is open.', 'Try again in a moment.'],
    };
  }
  const { active, message, to } = state.value;
  if (!active)
    return {
      title: 'The portal is open',
      lines: ['Maintenance is over.', 'You can go back to where you were.'],
    };
  return {
    title: 'The portal is closed for maintenance',
    lines: [message],
    ...(to ? { expectedTime: formatDateTime(to) } : {}),
  };
}

/** Shows the maintenance, and returns to the agent's page (`?from=…`) when it is over (SHL-19). */
function MaintenancePage() {
  const api = useApi();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const firstReply = useCall(maintenance, { applicationid: '5' });
  const [latestReply, setLatestReply] = useState<Attempt<Maintenance>>();
  const [isChecking, setIsChecking] = useState(false);
  const reply = latestReply ?? firstReply;
  const text = describeMaintenance(reply);
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
            {text.expectedTime === undefined ? null : (
              <ExpectedTime>
                Expected to open <strong>{text.expectedTime}</strong>
              </ExpectedTime>
            )}
          </Message>
        </EmptyState>
      </PlainCard>
    </PlainPage>
  );
}

export default hostData.wrap(MaintenancePage);
