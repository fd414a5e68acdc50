import { formatDayAndMonth } from '@portal/shared/dates';
import { ChangeText, Checkbox, NavText, Tag } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { chakra, Flex, Span, VisuallyHidden } from '@portal/shared/ui';
import { Check, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Offer } from '../../../core/pricing/offer.ts';
import { listTags } from '../../../transaction-rules/index.ts';
import { choiceStyles, rowStyles } from '../choice-list/rows.ts';
import { RiskBar } from '../risk-bar.tsx';

const Row = chakra('li', {
  base: {
    ...rowStyles,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    containIntrinsicHeight: { base: 'auto 113px', md: 'auto 88px' },
  },
});

const Choice = chakra('button', {
  base: {
    ...choiceStyles,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: {
      base: '"name name go" "code code go" "nav ytd go" "risk risk go"',
      md: '"name nav go" "code nav go" "risk ytd go"',
    },
    '& > svg': { gridArea: 'go', boxSize: '4', color: 'fg.subtle' },
    // on a very narrow screen all is below the name, and only the mark of the chosen one stays
    '@media (max-width: 374px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "code" "nav" "ytd" "risk"',
      '&:not([aria-current]) > svg': { display: 'none' },
      '&[aria-current] > svg': { gridArea: 'auto' },
    },
    rowGap: '1',
  },
});

/** The part of a row that compares, beside the one that chooses. */
const Comparing = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    px: { base: '1', md: '1.5' },
    borderStartWidth: '1px',
    borderColor: 'border.subtle',
    // a press on the word is one on the check box
    '& > label': { boxSize: '56px', m: '-19px' },
    '& > span': { pointerEvents: 'none' },
  },
});

interface FundRowProps {
  readonly offer: Offer;
  readonly suitability: Suitability;
  readonly isChosen: boolean;
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
  const { offer, suitability, isChosen, isCompared, canCompareMore, onChoose, onCompare } = props;
  const { scheme, fund } = offer;
  const isDisabled = !isCompared && !canCompareMore;
  const minimum = scheme.minimumInitialInvestment.in(scheme.currency).format().replace(/\.00$/, '');
  return (
    <Row>
      <Choice type="button" data-choice aria-current={isChosen || undefined} onClick={() => onChoose(offer)}>
        <Span gridArea="name" fontWeight="medium">
          {scheme.schemeName}
        </Span>
        <Flex
          as="span"
          gridArea="nav"
          direction={{ md: 'column' }}
          wrap="wrap"
          align={{ base: 'baseline', md: 'flex-end' }}
          columnGap="2"
          rowGap="1"
          textStyle="help"
        >
          <span>
            NAV{' '}
            <Span color="fg.default" fontSize={{ md: 'sm' }}>
              <NavText value={scheme.NAVPrice} currency={scheme.currency} />
            </Span>
          </span>{' '}
          <span>{formatDayAndMonth(scheme.NAVPriceDate)}</span>
        </Flex>
        <Flex as="span" gridArea="code" wrap="wrap" align="center" gap="1.5" textStyle="help">
          {scheme.scheme}
          {listTags(offer).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Flex>
        <Flex as="span" gridArea="risk" wrap="wrap" align="center" columnGap="2" textStyle="help">
          <RiskBar satRank={fund.satRank} suitability={suitability} />
          <Span flex="1" minW="88px">
            Risk {fund.satRank} · from {scheme.currency} {minimum}
          </Span>
        </Flex>
        {scheme.performanceYTD === null ? null : (
          <Flex as="span" gridArea="ytd" align="center" justify={{ md: 'flex-end' }} gap="1" textStyle="help">
            <ChangeText value={scheme.performanceYTD} />
            <span aria-hidden>YTD</span>
            <VisuallyHidden>year to date</VisuallyHidden>
          </Flex>
        )}
        {isChosen ? <Check aria-hidden /> : <ChevronRight aria-hidden />}
      </Choice>
      {onCompare ? (
        <Comparing>
          <Checkbox
            label={`Compare ${scheme.schemeName}`}
            checked={isCompared}
            disabled={isDisabled}
            onChange={() => onCompare(scheme.scheme)}
          />
          <Span aria-hidden fontSize="2xs" color={isDisabled ? 'fg.disabled' : 'fg.muted'}>
            Compare
          </Span>
        </Comparing>
      ) : null}
    </Row>
  );
});
