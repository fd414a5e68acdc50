import { accountHolding } from '@portal/shared/api/holdings';
import type { Agent } from '@portal/shared/contract';
import { combineLoadables, useCall, useSlow } from '@portal/shared/data';
import { formatDate } from '@portal/shared/dates';
import { NothingYet } from '@portal/shared/nothing-yet';
import { customersPath } from '@portal/shared/pages';
import { Card, GainText, MoneyText, StillWorking } from '@portal/shared/parts';
import { canSell } from '@portal/shared/selling';
import { ButtonLink, chakra, FailurePanel, Skeleton, useDelay } from '@portal/shared/ui';
import { Search } from 'lucide-react';
import { type Aum, type AumFigure, computeAum } from './aum.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    pt: { base: '3.5', md: '4' },
    px: { base: '4', md: '5' },
  },
});
/** The first currency has the most space; on a phone each currency has a line. */
const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    rowGap: { md: '4' },
    pt: '2.5',
    pb: { base: '1', md: '3.5' },
    // as high as one currency while it loads
    minH: { base: '92px', md: '100px' },
  },
});
const Figure = chakra('div', {
  base: {
    flex: { md: '1 1 190px' },
    px: { base: '4', md: '5' },
    py: { base: '2.5', md: '1' },
    '&:first-of-type': { flexGrow: { md: '1.5' } },
    '&:not(:first-of-type)': {
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      flexWrap: { base: 'wrap', md: 'nowrap' },
      justifyContent: { base: 'space-between', md: 'flex-end' },
      alignItems: { base: 'center', md: 'flex-start' },
      borderColor: 'border.subtle',
      borderTopWidth: { base: '1px', md: '0' },
      borderInlineStartWidth: { base: '0', md: '1px' },
    },
    // three would leave one alone in the second line
    '@media (min-width: 768px) and (max-width: 1023px)': {
      '&:first-of-type:nth-last-of-type(n + 3)': { flexBasis: 'full' },
      '&:first-of-type:nth-last-of-type(n + 3) + *': { borderInlineStartWidth: '0' },
    },
    '@media (max-width: 1023px)': {
      '& [data-figure] > *': { textStyle: 'md' },
      '&:first-of-type [data-figure] > *': { textStyle: 'xl' },
    },
  },
});

/**
 * Tile with the assets under management of the agent by currency, or what will be here and 0.00 without any (SHL-15). A
 * failed call shows Try again, and never 0.00.
 */
export function AumTile({ agent }: { readonly agent: Agent }) {
  const queryOf = (agentCode: string | undefined) =>
    agentCode === undefined ? undefined : { userId: agent.uuid, agentCode };
  const unitTrusts = useCall(accountHolding, queryOf(agent.agentCodeUt));
  const retirement = useCall(accountHolding, queryOf(agent.agentCodePrs));
  const calls = [
    ...(agent.agentCodeUt === undefined ? [] : [unitTrusts]),
    ...(agent.agentCodePrs === undefined ? [] : [retirement]),
  ];
  const holdings = combineLoadables(calls);
  const slow = useSlow(holdings);
  const aum = holdings.status === 'ok' ? computeAum(holdings.value) : undefined;
  const nothing = aum?.figures.find(({ currency }) => currency === '');
  return (
    <Card aria-labelledby="aum-title" data-tile="assets" aria-busy={holdings.status === 'loading'}>
      <Head>
        <chakra.h2 id="aum-title" textStyle="h3" color="fg.muted">
          Assets under management
        </chakra.h2>
        {nothing ? (
          <dl>
            <chakra.dt srOnly>No holdings</chakra.dt>
            <dd>
              <MoneyText value={nothing.value} />
            </dd>
          </dl>
        ) : (
          <chakra.span textStyle="help" textAlign="end">
            {slow ? <StillWorking /> : aum?.asOf ? `Prices of ${formatDate(aum.asOf)}` : null}
          </chakra.span>
        )}
      </Head>
      {holdings.status === 'failed' ? (
        <chakra.div p="5">
          <FailurePanel
            compact
            title="Assets under management could not be loaded"
            meaning="Your customers’ holdings are not affected."
            onRetry={holdings.retry}
          />
        </chakra.div>
      ) : nothing ? (
        <NoAssets isSeller={canSell(agent)} />
      ) : aum ? (
        <FigureList aum={aum} />
      ) : (
        <LoadingFigures />
      )}
    </Card>
  );
}

/** Says what will be here. */
function NoAssets({ isSeller }: { readonly isSeller: boolean }) {
  if (!isSeller)
    return (
      <NothingYet
        drawing="gap"
        title="Your customers’ assets are shown here as soon as you have a registration."
      />
    );
  return (
    <NothingYet
      drawing="segment"
      title="Your customers’ assets are shown here, by currency, after the first investment."
      action={
        <ButtonLink to={customersPath} variant="outline">
          <Search aria-hidden />
          Find a customer
        </ButtonLink>
      }
    />
  );
}

function FigureList({ aum }: { readonly aum: Aum }) {
  return (
    <Figures>
      {aum.figures.map((figure, index) => (
        <FigureOf key={figure.currency} figure={figure} first={index === 0} />
      ))}
    </Figures>
  );
}

function FigureOf({ figure, first }: { readonly figure: AumFigure; readonly first: boolean }) {
  const { currency, value, gain } = figure;
  return (
    <Figure>
      <chakra.dt srOnly>{currency}</chakra.dt>
      <chakra.dd data-figure="">
        <MoneyText value={value} size={first ? 'xl' : 'lg'} dimDecimals />
      </chakra.dd>
      {gain ? (
        <chakra.dd display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" mt={{ md: '1' }}>
          <GainText gain={gain} layout="inline" />
          {first ? <chakra.span textStyle="help">on cost</chakra.span> : null}
        </chakra.dd>
      ) : null}
    </Figure>
  );
}

function LoadingFigures() {
  const isVisible = useDelay();
  return (
    <Figures as="div" visibility={isVisible ? 'visible' : 'hidden'}>
      <Figure>
        <Skeleton w="260px" h="8" my="1" />
        <Skeleton w="150px" mt="2" />
      </Figure>
    </Figures>
  );
}
