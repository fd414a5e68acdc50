import { formatDayAndMonth } from '@portal/shared/dates';
import { ChangeText, Checkbox, NavText, Tag } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Box, chakra, Flex, Span, VisuallyHidden } from '@portal/shared/ui';
import { memo } from 'react';
import type { Offer } from '../../../core/pricing/offer.ts';
import { listTags } from '../../../transaction-rules/index.ts';
import { RiskBar } from './risk-bar.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    // the browser lays out only the rows in view; until then a row has about this height
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 88px',
    _last: { borderBottomWidth: '0' },
  },
});

const Choice = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // on a very narrow screen the price is below the fund
    '@media (max-width: 374px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { textAlign: 'start' } },
    columnGap: '3',
    rowGap: '1',
    w: 'full',
    py: '3',
    ps: '3.5',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.hover' },
  },
});

interface FundRowProps {
  readonly offer: Offer;
  readonly suitability: Suitability;
  readonly isCompared: boolean;
  /** Whether one more fund can be compared. */
  readonly canCompareMore: boolean;
  readonly onChoose: (offer: Offer) => void;
  /** Absent where funds are not compared. */
  readonly onCompare: ((scheme: string) => void) | undefined;
}

/**
 * A fund in the finder's list: a press on it chooses it (`onChoose`), its check box adds it to the comparison or
 * removes it (`onCompare`, with its code), and is disabled when no more can be compared.
 */
export const FundRow = memo(function FundRow(props: FundRowProps) {
  const { offer, suitability, isCompared, canCompareMore, onChoose, onCompare } = props;
  const { scheme, fund } = offer;
  const minimum = scheme.minimumInitialInvestment.in(scheme.currency).format().replace(/\.00$/, '');
  return (
    <Row>
      <Choice
        type="button"
        data-fund-choice
        // beside a check box the figures are nearer
        pe={onCompare ? '2' : '3.5'}
        onClick={() => onChoose(offer)}
      >
        <Span fontWeight="medium">{scheme.schemeName}</Span>
        <Box as="span" textAlign="end">
          <NavText value={scheme.NAVPrice} currency={scheme.currency} />
        </Box>
        <Flex as="span" wrap="wrap" align="center" gap="1.5" textStyle="help">
          {scheme.scheme}
          {listTags(offer).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Flex>
        <Span textStyle="help" textAlign="end">
          <VisuallyHidden>NAV of </VisuallyHidden>
          {formatDayAndMonth(scheme.NAVPriceDate)}
        </Span>
        <Flex as="span" gridColumn="1 / -1" wrap="wrap" align="center" columnGap="2" textStyle="help">
          <RiskBar satRank={fund.satRank} suitability={suitability} />
          <Span flex="1" minW="88px">
            Risk {fund.satRank} · from {scheme.currency} {minimum}
          </Span>
          {scheme.performanceYTD === null ? null : (
            <Flex as="span" align="center" gap="1">
              <ChangeText value={scheme.performanceYTD} />
              <span aria-hidden>YTD</span>
              <VisuallyHidden>year to date</VisuallyHidden>
            </Flex>
          )}
        </Flex>
      </Choice>
      {onCompare ? (
        <Box ps="2" pe="4">
          <Checkbox
            label={`Compare ${scheme.schemeName}`}
            checked={isCompared}
            disabled={!isCompared && !canCompareMore}
            onChange={() => onCompare(scheme.scheme)}
          />
        </Box>
      ) : null}
    </Row>
  );
});
