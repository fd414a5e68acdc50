import { type ChartFormat, FormatSwitch, StepsChart } from '@portal/shared/charts';
import { formatDate } from '@portal/shared/dates';
import { flowDefinition } from '@portal/shared/flows';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, Button, FailurePanel, Flex, Skeleton, Text } from '@portal/shared/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { EarlierYears, FlowsSource } from './flows-loader.tsx';
import type { Headline, NetMoneyIn } from './headline-facts.ts';
import { CellHead, CellTitle } from './headline-layout.tsx';

interface NetMoneyChartProps {
  readonly headline: Headline;
  readonly flows: FlowsSource;
  /** Absent until the flows are loaded. */
  readonly netMoney: NetMoneyIn | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether the earlier years are asked for. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  /** Whether value and flows are of every account. */
  readonly isComplete: boolean;
}

/** Height of the picture with its read-out and legend, in px: the placeholder takes as much. */
const chartHeight = { base: '206px', md: '284px' };

/** Net money in as steps, with today's value at their end. */
export function NetMoneyChart(props: NetMoneyChartProps) {
  const { headline, flows, netMoney, today, isAll, onAll, isComplete } = props;
  const [format, setFormat] = useState<ChartFormat>('chart');
  const earlier = flows.status === 'ok' ? flows.earlier : undefined;
  return (
    <>
      <CellHead>
        <Flex gap="2" align="baseline">
          <CellTitle>Net money in</CellTitle>
          <Text as="span" color="fg.muted">
            {netMoney && earlier?.status === 'ok' ? `Since ${formatDate(netMoney.from)}` : 'Last year'}
          </Text>
        </Flex>
        <Flex gap="2" align="center" data-screen-only>
          {earlier ? <EarlierButton earlier={earlier} isAll={isAll} onAll={onAll} /> : null}
          {netMoney && netMoney.days.length > 0 ? (
            <Box display={{ base: 'none', md: 'block' }}>
              <FormatSwitch value={format} onChange={setFormat} />
            </Box>
          ) : null}
        </Flex>
      </CellHead>
      {earlier?.status === 'failed' ? (
        <FailurePanel
          compact
          title="Earlier years could not be loaded"
          meaning="The last year is shown."
          onRetry={earlier.retry}
        />
      ) : null}
      <Content {...{ headline, flows, netMoney, today, format, isComplete }} />
      <Text mt="3" textStyle="help">
        {`${flowDefinition} Values of earlier days are not known, so only today’s value is shown.`}
      </Text>
    </>
  );
}

interface EarlierButtonProps {
  readonly earlier: EarlierYears;
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
}

function EarlierButton({ earlier, isAll, onAll }: EarlierButtonProps) {
  if (earlier.status === 'loading')
    return <Text role="status" textStyle="help">{`Loading ${earlier.done} of ${earlier.count}…`}</Text>;
  return (
    <Button variant="outline" size="sm" onClick={() => onAll(!isAll)}>
      {isAll ? null : <History aria-hidden />}
      {isAll ? 'Last year only' : 'Show earlier'}
    </Button>
  );
}

type ContentProps = Pick<NetMoneyChartProps, 'headline' | 'flows' | 'netMoney' | 'today' | 'isComplete'> & {
  readonly format: ChartFormat;
};

function Content({
  headline: { currency, value },
  flows,
  netMoney,
  today,
  isComplete,
  format,
}: ContentProps) {
  if (flows.status === 'failed')
    return (
      <FailurePanel
        compact
        title="Transactions could not be loaded"
        meaning={`Without those of ${flows.accountIds.join(', ')} the sums would be wrong. Value and gain do not need them.`}
        onRetry={flows.retry}
      />
    );
  if (!netMoney)
    return (
      <DelayedPlaceholder label="Transactions loading" hasSlowNotice>
        <Skeleton h={chartHeight} />
      </DelayedPlaceholder>
    );
  if (netMoney.days.length === 0)
    return (
      <Flex minH={chartHeight} direction="column" align="center" justify="center" textAlign="center">
        <Text fontWeight="semibold">{`No ${currency} moved since ${formatDate(netMoney.from)}`}</Text>
        {value.isZero() ? null : <Text color="fg.muted">What is held was bought earlier.</Text>}
      </Flex>
    );
  const since = `Since ${formatDate(netMoney.from)}`;
  return (
    <Box minH={chartHeight}>
      <StepsChart
        label={`Net money in, ${currency}`}
        unit="Date"
        names={['In', 'Out', 'Net money in']}
        currency={currency}
        values={netMoney.days}
        period={since}
        format={format}
        narrowHeight={112}
        frame={{
          from: netMoney.from,
          to: today,
          hasGap: !netMoney.isComplete,
          ...(isComplete ? { today: { money: value, isOnScale: netMoney.isComplete } } : {}),
        }}
      />
    </Box>
  );
}
