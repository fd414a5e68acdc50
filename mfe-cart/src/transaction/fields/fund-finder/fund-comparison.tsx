import { ChangeText, NavText } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Span, Text, VisuallyHidden } from '@portal/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../core/format-text.ts';
import type { Offer } from '../../../core/pricing/offer.ts';
import { ReturnsChart } from '../../../core/returns/returns-chart.tsx';
import { type ComparisonFacts, type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import { RiskBar } from './risk-bar.tsx';

const Table = chakra('table', {
  base: {
    // the outer spacing is in the drawer's padding, so that columns and lines end where other fields do
    w: 'calc(100% + {spacing.4})',
    mx: '-2',
    mt: '2',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '{spacing.2} 0',
    // not those of the chart in it
    '& > * > tr > :is(th, td)': {
      p: '0',
      verticalAlign: 'top',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& > * > tr > td': { pb: '2' },
    '& > tbody > tr > th': {
      pt: '2',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      textStyle: 'help',
      fontWeight: 'normal',
    },
  },
});

interface FundComparisonProps extends ComparisonFacts {
  /** Two or three offers. */
  readonly offers: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
  readonly onBack: () => void;
}

/**
 * Table of up to three funds side by side, with a button that chooses each (`onChoose`), and one back to the list
 * (`onBack`), which has the focus when it opens. Facts that are the same are marked.
 */
export function FundComparison({ offers, onChoose, onBack, ...facts }: FundComparisonProps) {
  const back = useRef<HTMLButtonElement>(null);
  // the button that was pressed has gone
  useEffect(() => back.current?.focus(), []);
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        _focusVisible={{ outlineOffset: '-2px' }}
        ref={back}
        onClick={onBack}
      >
        <ArrowLeft aria-hidden />
        Back to the list
      </Button>
      <Table>
        <caption>
          <VisuallyHidden>{pluralize(offers.length, 'fund')} compared</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {offers.map(({ scheme }) => (
              <th key={scheme.scheme} scope="col">
                <Text fontWeight="semibold">{scheme.schemeName}</Text>
                <Text textStyle="help" fontWeight="normal">
                  {scheme.scheme}
                </Text>
              </th>
            ))}
          </tr>
          <tr>
            {offers.map((offer) => (
              <td key={offer.scheme.scheme}>
                <Button
                  variant="outline"
                  size="sm"
                  mt="2"
                  w="full"
                  aria-label={`Choose ${offer.scheme.schemeName}`}
                  onClick={() => onChoose(offer)}
                >
                  Choose
                </Button>
              </td>
            ))}
          </tr>
        </thead>
        {comparisonRows(offers, facts).map((row) => (
          <tbody key={row.label}>
            <tr>
              <th scope="rowgroup" colSpan={offers.length}>
                {row.label}
                {row.remark === undefined ? null : <Span color="fg.subtle">{` · ${row.remark}`}</Span>}
              </th>
            </tr>
            <tr>
              {row.returns ? (
                <td colSpan={offers.length}>
                  <ReturnsChart label={row.label} returns={row.returns} />
                </td>
              ) : row.isSame ? (
                <td colSpan={offers.length}>{row.values[0]}</td>
              ) : (
                offers.map((offer, index) => (
                  <td key={offer.scheme.scheme}>
                    {row.label === 'Risk' ? (
                      <Flex align="center" minH="4">
                        <RiskBar satRank={offer.fund.satRank} suitability={facts.suitability} />
                      </Flex>
                    ) : null}
                    <Value row={row} offer={offer} text={row.values[index] ?? ''} />
                    {row.notes?.[index] === undefined ? null : (
                      <Text textStyle="help" color={row.label === 'Risk' ? 'accent.fg' : undefined}>
                        {row.notes[index]}
                      </Text>
                    )}
                  </td>
                ))
              )}
            </tr>
          </tbody>
        ))}
      </Table>
    </Box>
  );
}

interface ValueProps {
  readonly row: ComparisonRow;
  readonly offer: Offer;
  readonly text: string;
}

function Value({ row: { kind }, offer: { scheme }, text }: ValueProps) {
  if (kind === 'nav') return <NavText value={scheme.NAVPrice} currency={scheme.currency} />;
  if (kind === 'change' && scheme.performanceYTD !== null)
    return <ChangeText value={scheme.performanceYTD} />;
  return <Text>{text}</Text>;
}
