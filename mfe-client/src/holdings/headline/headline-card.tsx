import { AllocationRing, FundGauge, GainBars, getClassMark } from '@portal/shared/charts';
import { Card, DelayedPlaceholder, GainText, MoneyText, Segmented } from '@portal/shared/parts';
import { Banner, Box, Button, chakra, FailurePanel, Flex, Skeleton, Text } from '@portal/shared/ui';
import { MonitorUp, TriangleAlert } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import type { LoadedHoldings } from '../holdings-view.ts';
import type { FlowsSource } from './flows-loader.tsx';
import {
  buildHeadline,
  buildNetMoneyIn,
  describeOverLimit,
  type Headline,
  pickGains,
  type RiskLimit,
} from './headline-facts.ts';
import { Cell, CellHead, CellTitle, FirstRow, SecondRow, Toolbar } from './headline-layout.tsx';
import { NetMoneyChart } from './net-money-chart.tsx';

interface HeadlineCardProps {
  readonly holdings: LoadedHoldings;
  readonly accountCount: number;
  readonly currency: string;
  readonly onCurrency: (currency: string) => void;
  readonly limit: RiskLimit;
  readonly flows: FlowsSource;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether the earlier years are asked for. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  /** Absent while only this is shown. */
  readonly onShow?: () => void;
  readonly showButton: RefObject<HTMLButtonElement | null>;
}

/** Value, allocation and risk of one currency, and below them gain by scheme and net money in. */
export function HeadlineCard(props: HeadlineCardProps) {
  const {
    holdings,
    accountCount,
    currency,
    onCurrency,
    limit,
    flows,
    today,
    isAll,
    onAll,
    onShow,
    showButton,
  } = props;
  const { rows, currencies, failedAccounts, excludedAccounts } = holdings;
  const headline = useMemo(() => buildHeadline(rows, currency), [rows, currency]);
  const knownCount = accountCount - failedAccounts.length - excludedAccounts.length;
  const known = flows.status === 'ok' ? flows.value : undefined;
  const netMoney = useMemo(
    () =>
      known && buildNetMoneyIn(known, rows, headline, { today, isEveryAccount: knownCount === accountCount }),
    [known, rows, headline, today, knownCount, accountCount],
  );
  return (
    <Card aria-label="Headline">
      {onShow || currencies.length > 1 ? (
        <Toolbar data-screen-only>
          <Flex align="center" gap="3">
            {currencies.length > 1 ? (
              <>
                <Segmented
                  label="Currency"
                  options={currencies.map((id) => ({ id, label: id }))}
                  value={currency}
                  onChange={onCurrency}
                />
                <Box as="span" textStyle="help" display={{ base: 'none', md: 'inline' }}>
                  Currencies are never added together
                </Box>
              </>
            ) : null}
          </Flex>
          {onShow ? (
            <Button ref={showButton} variant="outline" onClick={onShow}>
              <MonitorUp aria-hidden />
              Show to customer
            </Button>
          ) : null}
        </Toolbar>
      ) : null}
      {failedAccounts.length > 0 ? (
        <Box px={{ base: '4', md: '5' }} pt="4">
          <Banner
            tone="warn"
            title={failedAccounts.length === 1 ? 'An account did not load' : 'Some accounts did not load'}
          >
            {`${failedAccounts.join(', ')}: missing from these figures. Try again below.`}
          </Banner>
        </Box>
      ) : null}
      <FirstRow>
        <Value
          headline={headline}
          coverage={knownCount === accountCount ? undefined : `${knownCount} of ${accountCount} accounts`}
          overMoneyIn={netMoney}
        />
        <Classes holdings={holdings} headline={headline} />
        <Risk headline={headline} holdings={holdings} limit={limit} />
      </FirstRow>
      <SecondRow>
        <Gains headline={headline} />
        <Cell aria-label="Net money in">
          <NetMoneyChart
            headline={headline}
            flows={flows}
            netMoney={netMoney}
            today={today}
            isAll={isAll}
            onAll={onAll}
            isComplete={knownCount === accountCount}
          />
        </Cell>
      </SecondRow>
    </Card>
  );
}

const Figure = chakra('p', {
  base: { textStyle: '2xl', fontWeight: 'semibold', lineHeight: { base: '34px', md: '2xl' } },
});

interface ValueProps {
  readonly headline: Headline;
  /** What the figure covers, where it is not every account. */
  readonly coverage: string | undefined;
  readonly overMoneyIn: ReturnType<typeof buildNetMoneyIn> | undefined;
}

const gainKinds = [
  { id: 'cost', label: 'Gain on cost' },
  { id: 'money', label: 'Gain over money in' },
] as const;

/** Today's value, and one of the two gains. */
function Value({ headline, coverage, overMoneyIn }: ValueProps) {
  const [kind, setKind] = useState<'cost' | 'money'>('cost');
  const { value, cost, gain, schemeCount, priceDates } = headline;
  const isOverMoney = kind === 'money' && overMoneyIn?.gain !== undefined;
  return (
    <Cell aria-label="Value">
      <CellHead>
        <CellTitle>{coverage === undefined ? 'Value today' : `Value today, ${coverage}`}</CellTitle>
        {priceDates === '' ? null : <Text textStyle="help">{`Prices of ${priceDates}`}</Text>}
      </CellHead>
      <Figure>
        <MoneyText value={value} size="xl" dimDecimals />
      </Figure>
      <Text textStyle="help" display={{ base: 'none', md: 'block' }}>
        {schemeCount === 1 ? '1 scheme' : `${schemeCount} schemes`}
      </Text>
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        align={{ base: 'center', md: 'flex-start' }}
        columnGap="2"
        mt="auto"
        pt={{ base: '0', md: '5' }}
      >
        <Flex align="center" minH="9" mb={{ base: '0', md: '1' }}>
          {overMoneyIn?.gain ? (
            <Segmented label="Gain" options={gainKinds} value={kind} onChange={setKind} />
          ) : (
            <Text textStyle="help">Gain on cost</Text>
          )}
        </Flex>
        <Box textStyle={{ base: 'sm', md: 'lg' }} fontWeight="semibold">
          <GainText gain={(isOverMoney ? overMoneyIn?.gain : undefined) ?? gain} layout="inline" />
        </Box>
        <Text textStyle="help" display={{ base: 'none', md: 'block' }}>
          {isOverMoney && overMoneyIn ? (
            <>
              Net money in <MoneyText value={overMoneyIn.net} size="sm" />
            </>
          ) : (
            <>
              Cost <MoneyText value={cost} size="sm" />
            </>
          )}
        </Text>
      </Flex>
    </Cell>
  );
}

interface ClassesProps {
  readonly headline: Headline;
  readonly holdings: LoadedHoldings;
}

/** The allocation by asset class. */
function Classes({ headline: { currency, allocation }, holdings }: ClassesProps) {
  const { classes, excludedAccounts } = holdings;
  return (
    <Cell aria-label="Allocation">
      <CellHead>
        <CellTitle>Allocation</CellTitle>
      </CellHead>
      {classes.status === 'failed' ? (
        <FailurePanel compact title="Asset classes could not be loaded" onRetry={classes.retry} />
      ) : classes.status === 'loading' ? (
        <DelayedPlaceholder label="Allocation loading">
          <Skeleton boxSize={{ base: '112px', md: '168px' }} borderRadius="full" />
        </DelayedPlaceholder>
      ) : (
        <AllocationRing
          currency={currency}
          total={allocation.total}
          label={`Allocation of ${currency} by asset class`}
          slices={allocation.slices.map(({ assetClass, value }) => ({
            label: assetClass,
            value,
            ...getClassMark(assetClass),
          }))}
        />
      )}
      {excludedAccounts.length > 0 ? (
        <Text mt="3" textStyle="help">
          {`Without ${excludedAccounts.join(', ')}, which your registration does not cover.`}
        </Text>
      ) : null}
    </Cell>
  );
}

interface RiskProps extends ClassesProps {
  readonly limit: RiskLimit;
}

/** The customer's funds on the scale of risk, with the limit of the customer's category. */
function Risk({ headline, holdings, limit }: RiskProps) {
  const warning = describeOverLimit(holdings.rows, headline, limit);
  return (
    <Cell aria-label="Risk">
      <CellHead>
        <CellTitle>Risk of the funds held</CellTitle>
        <Text textStyle="help">
          {limit.rank === 0 ? 'No assessment on record' : `${limit.name}, up to ${limit.rank}`}
        </Text>
      </CellHead>
      {holdings.classes.status === 'failed' ? (
        <Text color="fg.muted">The risk of the funds could not be loaded.</Text>
      ) : (
        <FundGauge limit={limit.rank} funds={headline.funds} />
      )}
      {warning === undefined ? null : (
        <Flex gap="1.5" mt={{ base: '1', md: '2.5' }} textStyle="xs" color="accent.fg" data-private>
          <TriangleAlert size={16} aria-hidden />
          {warning}
        </Flex>
      )}
    </Cell>
  );
}

function Gains({ headline }: { readonly headline: Headline }) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, hiddenCount } = pickGains(headline.gains);
  return (
    <Cell aria-label="Gain by scheme">
      <CellHead>
        <CellTitle>Gain by scheme</CellTitle>
        <Text textStyle="help">{`On cost, ${headline.currency}`}</Text>
      </CellHead>
      <GainBars label={`Gain by scheme in ${headline.currency}`} bars={isOpen ? headline.gains : shown} />
      {hiddenCount > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          ms="-2"
          mt="2"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `${hiddenCount} more`}
        </Button>
      ) : null}
    </Cell>
  );
}
