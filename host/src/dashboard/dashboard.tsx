import type { Agent } from '@portal/shared/contract';
import { formatDateWithDay, malaysianDateOf, malaysianTime } from '@portal/shared/dates';
import { customersPath, onboardingPath } from '@portal/shared/pages';
import { Chip, PageContent, PageHead } from '@portal/shared/parts';
import { canSell } from '@portal/shared/selling';
import { Banner, ButtonLink, chakra, useDelay } from '@portal/shared/ui';
import { BadgeCheck, Search, UserPlus } from 'lucide-react';
import type { KnownCustomer } from '../core/customers/recent-customers.ts';
import { hostData } from '../core/loading/host-data.ts';
import { AddedTiles } from './added-tiles.tsx';
import { AgentTile } from './agent-tile.tsx';
import { AumTile } from './aum/aum-tile.tsx';
import { CustomersTile } from './customers-tile.tsx';
import { TopFundsTile } from './funds/top-funds-tile.tsx';
import { formatGreeting } from './greeting.ts';
import { NeedsTile } from './needs/needs-tile.tsx';
import { ResumeTile } from './resume/resume-tile.tsx';
import { SupportTile } from './support-tile.tsx';
import { useMinute } from './use-minute.ts';

const Subtitle = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1.5' },
});
/** They go to the next line together. */
const Chips = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: { base: 'calc(100vw - 2 * {spacing.gutter})', md: 'auto' },
    // otherwise a label breaks into two lines
    '& > *': { flex: { base: '1 0 auto', md: 'none' }, maxW: 'full', px: { base: '2', md: '4' } },
  },
});
/**
 * Two columns. Left: assets, needs, funds. Right: the resume tile, if there is one, then the other tiles. In one column the
 * needs come first.
 */
const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 1fr) {sizes.rail}',
      gridTemplateRows: 'auto auto 1fr',
      '& > [data-tile=assets]': { gridArea: '1 / 1', alignSelf: 'stretch' },
      '& > [data-tile=resume]': { gridArea: '1 / 2', alignSelf: 'stretch' },
      '& > [data-tile=needs]': { gridArea: '2 / 1' },
      '& > [data-tile=funds]': { gridArea: '3 / 1' },
    },
  },
  variants: {
    // a tile moves those below it when its rows arrive: these show after it
    isWaiting: {
      true: {
        '& > [data-waiting] ~ [data-tile=funds]': { visibility: 'hidden' },
        '@media (max-width: 1199px)': {
          '& > :is([data-waiting], [data-tile=assets][aria-busy=true], [data-tile=funds][aria-busy=true]) ~ *':
            {
              visibility: 'hidden',
            },
          '& > * > [aria-busy=true] ~ *': { visibility: 'hidden' },
        },
      },
    },
  },
});
const Rail = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    minW: '0',
    alignContent: 'start',
    // the two short tiles beside each other
    '@media (min-width: 1024px) and (max-width: 1199px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
    },
    '@media (min-width: 1200px)': {
      gridArea: '1 / 2 / 4 / 3',
      '[data-tile=resume] ~ &': { gridRowStart: '2' },
    },
  },
});

/** How long a tile waits for the one above it, in milliseconds. */
const MAX_WAIT_MS = 3_000;

interface DashboardProps {
  readonly agent: Agent;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

/** The agent's dashboard. Every tile loads and fails separately. */
function Dashboard({ agent, recent }: DashboardProps) {
  const now = useMinute();
  const isWaiting = !useDelay(MAX_WAIT_MS);
  const registrations = [
    ...(agent.agentCodeUt === undefined ? [] : [`UTS ${agent.agentCodeUt}`]),
    ...(agent.agentCodePrs === undefined ? [] : [`PRS ${agent.agentCodePrs}`]),
  ];
  const isSeller = canSell(agent);
  return (
    <PageContent>
      <PageHead
        title={formatGreeting(agent.agentName, Number(malaysianTime(now).slice(11, 13)))}
        documentTitle="Home"
        subtitle={
          <Subtitle>
            {formatDateWithDay(malaysianDateOf(now))}
            <Chips>
              {registrations.map((registration) => (
                <Chip key={registration} tone="brand" icon={<BadgeCheck aria-hidden />}>
                  {registration}
                </Chip>
              ))}
            </Chips>
          </Subtitle>
        }
        actions={
          <Actions>
            {isSeller ? (
              <ButtonLink to={onboardingPath} variant="outline">
                <UserPlus aria-hidden />
                Start onboarding
              </ButtonLink>
            ) : null}
            <ButtonLink to={customersPath} variant="outline">
              <Search aria-hidden />
              Find a customer
            </ButtonLink>
          </Actions>
        }
      />
      {isSeller ? null : (
        <chakra.div mb="6">
          <Banner tone="warn" title="You have no active registration">
            You can look at your customers, but not sell. Ask sales support if this is not right.
          </Banner>
        </chakra.div>
      )}
      <Tiles isWaiting={isWaiting}>
        <ResumeTile agent={agent} recent={recent} />
        <NeedsTile agent={agent} now={now} isBelowShown={!isWaiting} />
        <AumTile agent={agent} />
        <TopFundsTile agent={agent} />
        <Rail>
          <CustomersTile agent={agent} recent={recent} />
          <AgentTile agent={agent} />
          <SupportTile />
          <AddedTiles />
        </Rail>
      </Tiles>
    </PageContent>
  );
}

export default hostData.wrap(Dashboard);
