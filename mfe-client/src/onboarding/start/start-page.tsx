import { applicationList } from '@portal/shared/api/applications';
import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useApi, useCall, useCommand } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { endHandOffsOf } from '@portal/shared/hand-off';
import { NothingYet } from '@portal/shared/nothing-yet';
import { pageAddress } from '@portal/shared/page-address';
import { onboardingPath } from '@portal/shared/pages';
import {
  Avatar,
  Card,
  CardFooter,
  CardHeader,
  Dialog,
  List,
  ListRow,
  LoadingRows,
  PageContent,
  PageHead,
  titleCase,
} from '@portal/shared/parts';
import { agentCodeFor, readLeftOrders } from '@portal/shared/selling';
import {
  Banner,
  Box,
  Button,
  ButtonLink,
  chakra,
  FailurePanel,
  Grid,
  IconButton,
  Text,
  useAgent,
  useNavigate,
  useShell,
  VisuallyHidden,
} from '@portal/shared/ui';
import { Hash, IdCard, Landmark, Trash2, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { listUnfinished, newOnboardingId, type Unfinished } from './unfinished.ts';
import { useBegun } from './use-begun.ts';

const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    p: { base: '4', md: '5' },
    '& li': { display: 'flex', gap: '3' },
    '& svg': { flexShrink: 0, width: '18px', height: '18px', color: 'fg.muted' },
  },
});

const papers = [
  { icon: IdCard, title: 'MyKad or passport', text: 'A picture of each side' },
  { icon: Landmark, title: 'Bank statement', text: 'At most 3 months old, for payouts' },
  { icon: Hash, title: 'Tax numbers', text: 'Of every other country where the customer is taxed' },
  { icon: Users, title: 'Second holder or nominee', text: 'If there is one: their identity card' },
] as const;

const NeededPapers = () => (
  <Card mt="6">
    <CardHeader title="What you need" />
    <Facts>
      {papers.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden />
          <Box>
            <Text fontWeight="medium">{title}</Text>
            <Text textStyle="help">{text}</Text>
          </Box>
        </li>
      ))}
    </Facts>
    <CardFooter>
      <Text textStyle="help">You can stop at any step and continue later, also on another device.</Text>
    </CardFooter>
  </Card>
);

/** Removes an onboarding from the cart, with what lies under it (CRT-02). A lost reply is read back; a failure is said. */
function useRemove() {
  const api = useApi();
  const shell = useShell();
  const { bus, notify } = shell;
  const { uuid: userId } = useAgent();
  return useCommand(
    async ({ id, name }: Unfinished) => {
      const body = { channel: 'Digital AOF', userId, customerId: id, cartIds: [id] } as const;
      const onboarding = `onboarding of ${titleCase(name)}`;
      const reply = await api.attempt(deleteFromCart, body);
      if (reply.status === 'failed' && !mayHaveReachedServer(reply.error))
        return notify({ tone: 'danger', text: `The ${onboarding} was not removed` });
      if (reply.status === 'failed') {
        const cart = await api.attempt(cartList, { channel: 'Digital AOF', userId, customerId: id });
        if (cart.status === 'failed')
          return notify({ tone: 'danger', text: `It is not known whether the ${onboarding} was removed` });
        if (cart.value.onboarding.some((item) => item.id === id))
          return notify({ tone: 'danger', text: `The ${onboarding} was not removed` });
      }
      endHandOffsOf(id, shell);
      bus.emit('cart:changed', { customerId: id });
      notify({ tone: 'success', text: `The ${onboarding} was removed` });
    },
    { keyOf: ({ id }) => id, whileInFlight: 'refuse' },
  );
}

/** The columns of all rows are alike. On a phone the buttons are below, across the row. */
const rowLayout = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto',
    md: 'auto minmax(0, 1fr) 112px 32px',
    lg: 'auto minmax(0, 5fr) minmax(0, 6fr) 112px 32px',
  },
  gridTemplateAreas: {
    base: '"avatar name name" ". why why" "action action remove"',
    md: '"avatar name action remove" ". why action remove"',
    lg: '"avatar name why action remove"',
  },
  rowGap: { base: '1.5', md: '1' },
} as const;

function UnfinishedRow({ row, onRemove }: { readonly row: Unfinished; readonly onRemove: () => void }) {
  const { name, isSentBack, why, subtitle, action } = row;
  return (
    <ListRow {...rowLayout}>
      <Box gridArea="avatar">
        <Avatar name={name} soft />
      </Box>
      <Box gridArea="name">
        <Text fontWeight="medium">{titleCase(name)}</Text>
        <Text textStyle="help">{subtitle}</Text>
      </Box>
      <Text gridArea="why" textStyle="help" color={isSentBack ? 'danger.fg' : undefined}>
        {why}
      </Text>
      <Grid
        gridArea="action"
        {...(isSentBack ? { gridColumnEnd: { base: '-1', md: 'action-end' } } : {})}
        mt={{ base: '1.5', md: '0' }}
      >
        <ButtonLink to={action.to} variant="outline" size="sm">
          {action.label}
          <VisuallyHidden>{` ${titleCase(name)}`}</VisuallyHidden>
        </ButtonLink>
      </Grid>
      {isSentBack ? null : (
        <Box gridArea="remove" mt={{ base: '1.5', md: '0' }}>
          <IconButton aria-label={`Remove the onboarding of ${titleCase(name)}`} size="sm" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </Box>
      )}
    </ListRow>
  );
}

/**
 * `/onboarding` without an id: unfinished onboardings, which can be continued or removed, and a button that starts a
 * new one, for a registered agent only. `preload` fetches the form's code when the agent is about to start.
 */
export function StartPage({ preload }: { readonly preload: () => void }) {
  const agent = useAgent();
  const navigate = useNavigate();
  const applications = useCall(
    applicationList,
    { userId: agent.uuid, channel: 'Digital Transaction' },
    { refetchOnFocus: true },
  );
  const { begun, giveUp } = useBegun();
  const shell = useShell();
  const remove = useRemove();
  const [removed, setRemoved] = useState<Unfinished>();
  const isRegistered = ['CS', 'PRS'].some((plan) => agentCodeFor(agent, plan) !== undefined);
  const rows =
    applications.status === 'ok' ? listUnfinished(applications.value, begun, readLeftOrders(), today()) : [];
  const start = (
    <Button
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() =>
        navigate(pageAddress(onboardingPath, { onboarding: newOnboardingId(today()) }), {
          state: { isNew: true },
        })
      }
    >
      <UserPlus aria-hidden />
      Start onboarding
    </Button>
  );
  const isEmpty = applications.status === 'ok' && rows.length === 0;
  return (
    <PageContent>
      <PageHead
        title="Onboarding"
        subtitle="Opens accounts for a new customer."
        actions={isRegistered ? start : undefined}
      />
      {isRegistered ? null : (
        <Box mb="4">
          <Banner tone="warn" title="You are not registered to sell any product">
            An onboarding opens accounts that you service, so it needs a registration for unit trusts or
            private retirement schemes. Ask head office about yours.
          </Banner>
        </Box>
      )}
      {/* as high while it loads as without rows, so that the card below stays where it is */}
      <Card minH={rows.length === 0 ? { base: '256px', md: '198px' } : undefined}>
        {applications.status === 'failed' ? (
          <FailurePanel
            title="Unfinished onboardings could not be loaded"
            meaning="They are not lost, and you can start a new one."
            onRetry={applications.retry}
          />
        ) : applications.status === 'loading' ? (
          <LoadingRows rows={3} label="Onboardings loading" />
        ) : isEmpty ? (
          <NothingYet drawing="steps" title="An onboarding that you leave before its end is listed here." />
        ) : (
          <>
            <CardHeader title="Unfinished" aside={`${rows.length}, rejected and expired first`} />
            <List aria-label="Unfinished onboardings">
              {rows.map((row) => (
                <UnfinishedRow key={row.id} row={row} onRemove={() => setRemoved(row)} />
              ))}
            </List>
          </>
        )}
      </Card>
      <NeededPapers />
      <Dialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={`Remove the onboarding of ${titleCase(removed?.name ?? '')}?`}
        description="Its answers, bank accounts and investments are removed too. Uploaded pictures are not used."
        footer={
          <>
            <Button variant="outline" onClick={() => setRemoved(undefined)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (removed?.isOnlyHere) {
                  giveUp(removed.id);
                  endHandOffsOf(removed.id, shell);
                } else if (removed) void remove.run(removed);
                setRemoved(undefined);
              }}
            >
              Remove
            </Button>
          </>
        }
      />
    </PageContent>
  );
}
