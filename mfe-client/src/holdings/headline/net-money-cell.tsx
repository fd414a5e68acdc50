import { FormatSwitch, StepsChart } from '@portal/shared/charts';
import { formatDate } from '@portal/shared/dates';
import { flowDefinition } from '@portal/shared/flows';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, Button, FailurePanel, Flex, Skeleton, Text } from '@portal/shared/ui';
import type { EarlierYears, FlowsSource } from './flows-loader.tsx';
import type { HeadlineChoiceProps } from './headline-choice.ts';
import type { Headline } from './headline-facts.ts';
import { Cell, CellHead, CellTitle } from './headline-layout.tsx';
import type { NetMoneyIn } from './net-money-in.ts';

interface NetMoneyCellProps extends HeadlineChoiceProps {
  readonly headline: Headline;
  readonly flows: FlowsSource;
  /** Absent until the flows are loaded. */
  readonly netMoney: NetMoneyIn | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether value and flows are of every account. */
  readonly isEveryAccount: boolean;
}

/** Height of the picture with its read-out and legend, in px: the placeholder takes as much. */
const chartHeight = { base: '182px', md: '284px' };

/**
 * Net money in (money in less money out) as steps or a table, with today's value at their end, and a button that loads
 * the years before the last one.
 */
export function NetMoneyCell(props: NetMoneyCellProps) {
  const { flows, netMoney, choice, onChoose } = props;
  const earlier = flows.status === 'ok' ? flows.earlier : undefined;
  return (
    <Cell aria-label="Net money in">
      <CellHead>
        <Flex gap="2" align="baseline">
          <CellTitle>Net money in</CellTitle>
          {/* a phone has no room for it, and says from when below */}
          <Text as="span" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
            {netMoney && earlier?.status === 'ok' ? `Since ${formatDate(netMoney.from)}` : 'Last 12 months'}
          </Text>
        </Flex>
        <Flex gap="2" align="center" data-screen-only>
          {earlier ? <EarlierButton earlier={earlier} choice={choice} onChoose={onChoose} /> : null}
          {netMoney && netMoney.days.length > 0 ? (
            <Box display={{ base: 'none', md: 'block' }}>
              <FormatSwitch value={choice.format} onChange={(format) => onChoose({ format })} />
            </Box>
          ) : null}
        </Flex>
      </CellHead>
      {earlier?.status === 'failed' ? (
        <FailurePanel
          compact
          title="Earlier years could not be loaded"
          meaning="The last 12 months are shown."
          onRetry={earlier.retry}
        />
      ) : null}
      <Content {...props} />
      <Text mt="3" textStyle="help">
        {`${flowDefinition} Values of earlier days are not known, so only today’s value is shown.`}
      </Text>
    </Cell>
  );
}

interface EarlierButtonProps extends HeadlineChoiceProps {
  readonly earlier: EarlierYears;
}

function EarlierButton({ earlier, choice: { isAll }, onChoose }: EarlierButtonProps) {
  if (earlier.status === 'loading')
    return <Text role="status" textStyle="help">{`Loading ${earlier.done} of ${earlier.count}…`}</Text>;
  return (
    <Button
      // a phone's line is lower than the button: a border would lie on the lines above and below
      variant="outline"
      css={{
        '@media (max-width: 767px)': {
          border: '0',
          bg: 'transparent',
          shadow: 'none',
          px: '0',
          color: 'brand.fg',
        },
      }}
      size="sm"
      my={{ base: '-3', md: '0' }}
      onClick={() => onChoose({ isAll: !isAll })}
    >
      {isAll ? 'Last 12 months only' : 'Show earlier'}
    </Button>
  );
}

function Content({ headline, flows, netMoney, today, isEveryAccount, choice }: NetMoneyCellProps) {
  const { currency, value } = headline;
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
        {value.isZero() ? null : <Text color="fg.muted">The holdings were bought earlier.</Text>}
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
        format={choice.format}
        narrowHeight={88}
        frame={{
          from: netMoney.from,
          to: today,
          hasGap: !netMoney.isComplete,
          ...(isEveryAccount ? { today: { money: value, isOnScale: netMoney.isComplete } } : {}),
        }}
      />
    </Box>
  );
}
