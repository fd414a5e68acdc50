import { ChangeText, Drawer, NavText } from '@portal/shared/parts';
import { isAboveCategory, type Suitability } from '@portal/shared/selling';
import { Box, Button, chakra, Span, Text, VisuallyHidden } from '@portal/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { use } from 'react';
import { pluralize } from '../../../core/format-text.ts';
import type { Offer } from '../../../core/pricing/offer.ts';
import { ReturnsChart } from '../../../core/returns/returns-chart.tsx';
import { CustomerLineContext } from '../../form/customer-line.tsx';
import { RiskBar } from '../risk-bar.tsx';
import { type ComparisonFacts, type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import { shortName } from './short-name.ts';

const Table = chakra('table', {
  base: {
    // the outer spacing is in the drawer's padding, so that columns and lines end where other fields do
    w: 'calc(100% + 2 * {spacing.4})',
    // in large text the table is wider than the drawer, which scrolls
    minW: '18rem',
    mx: '-4',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '{spacing.4} 0',
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
  readonly open: boolean;
  /** Two or three offers while it is open. */
  readonly offers: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
  readonly onBack: () => void;
}

/**
 * Drawer over the form's with a table of up to three funds side by side, a button that chooses each (`onChoose`), and
 * one back to the list (`onBack`), which has the focus when it opens. Facts that are the same are marked.
 */
export function FundComparison({ open, offers, onChoose, onBack, ...facts }: FundComparisonProps) {
  return (
    <Drawer
      open={open}
      onClose={onBack}
      title={`Compare ${pluralize(offers.length, 'fund')}`}
      subtitle={use(CustomerLineContext)}
      footer={
        <Button
          variant="outline"
          flex={{ base: '1', md: '0 0 auto' }}
          me={{ md: 'auto' }}
          data-autofocus
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
          Back to the list
        </Button>
      }
    >
      <Table>
        <caption>
          <VisuallyHidden>{pluralize(offers.length, 'fund')} compared</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {offers.map(({ scheme, fund }) => (
              <th key={scheme.scheme} scope="col">
                <Text fontWeight="semibold">{shortName(scheme.schemeName, fund.fundManager)}</Text>
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
                    <Value
                      row={row}
                      offer={offer}
                      text={row.values[index] ?? ''}
                      suitability={facts.suitability}
                    />
                    {row.notes?.[index] === undefined ? null : (
                      <Text textStyle="help">{row.notes[index]}</Text>
                    )}
                  </td>
                ))
              )}
            </tr>
          </tbody>
        ))}
      </Table>
    </Drawer>
  );
}

interface ValueProps {
  readonly row: ComparisonRow;
  readonly offer: Offer;
  readonly text: string;
  readonly suitability: Suitability;
}

function Value({ row: { kind }, offer: { scheme, fund }, text, suitability }: ValueProps) {
  if (kind === 'risk') {
    const isAbove = isAboveCategory(fund.satRank, suitability);
    return (
      <>
        <Box py="1">
          <RiskBar satRank={fund.satRank} suitability={suitability} />
        </Box>
        <Text color={isAbove ? 'accent.fg' : undefined}>{text}</Text>
      </>
    );
  }
  if (kind === 'nav') return <NavText value={scheme.NAVPrice} currency={scheme.currency} />;
  if (kind === 'change' && scheme.performanceYTD !== null)
    return <ChangeText value={scheme.performanceYTD} />;
  return <Text>{text}</Text>;
}
