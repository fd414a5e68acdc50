import { ChangeText, Drawer, NavText } from '@portal/shared/parts';
import { isAboveCategory } from '@portal/shared/selling';
import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { ArrowLeft, Equal, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { pluralize } from '../../../core/format-text.ts';
import type { Offer } from '../../../core/pricing/offer.ts';
import { CustomerLineContext } from '../../form/customer-line.tsx';
import { ComparisonBar, RiskLine } from './comparison-bar.tsx';
import { type ComparisonFacts, type ComparisonRow, comparisonOf } from './comparison-rows.ts';
import { shortName } from './short-name.ts';

/** Columns of one width, so that bars compare across. On a phone the next one shows at the edge. */
const Table = chakra('table', {
  base: {
    // the drawer's body, which scrolls, has the outer spacing
    w: { base: 'max-content', md: 'calc(100% + 2 * {spacing.6})' },
    mx: { base: '-4', md: '-6' },
    mt: { base: '-4', md: '-5' },
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& :is(th, td)': {
      w: { base: '200px', md: 'auto' },
      py: '3',
      px: { base: '3.5', md: '2.5' },
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      scrollSnapAlign: { base: 'start', md: 'none' },
      // beside the names of the rows
      scrollMarginInlineStart: '112px',
    },
    '& tr > :first-child': {
      position: 'sticky',
      // the spacing of the drawer's body counts
      insetInlineStart: { base: '-4', md: '-6' },
      zIndex: 1,
      w: { base: '112px', md: '184px' },
      ps: { base: '4', md: '6' },
      pe: '2',
      bg: 'bg.surface',
      fontWeight: 'normal',
      color: 'fg.muted',
      scrollSnapAlign: 'none',
      borderInlineEndWidth: { base: '1px', md: '0' },
    },
    '& thead > tr > *': {
      position: 'sticky',
      top: { base: '-4', md: '-5' },
      zIndex: 2,
      pt: '4',
      bg: 'bg.surface',
      verticalAlign: 'bottom',
    },
    '& thead > tr > :first-child': { zIndex: 3 },
  },
});
const Same = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    color: 'fg.muted',
    // it stays in view while the columns scroll sideways
    position: 'sticky',
    insetInlineStart: '0',
    '& > svg': { boxSize: '5', flexShrink: 0 },
    '& strong': { fontWeight: 'semibold', color: 'fg.default' },
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
 * Wide drawer over the form's with a table of up to three funds side by side: what differs, and a sentence of what is the
 * same for all. A button chooses each (`onChoose`), and one goes back to the list (`onBack`), which has the focus when it
 * opens.
 */
export function FundComparison({ open, offers, onChoose, onBack, ...facts }: FundComparisonProps) {
  const { rows, same } = comparisonOf(offers, facts);
  return (
    <Drawer
      open={open}
      isWide
      onClose={onBack}
      title={`Compare ${pluralize(offers.length, 'fund')}`}
      subtitle={use(CustomerLineContext)}
      footer={
        <>
          <Button variant="outline" data-autofocus onClick={onBack}>
            <ArrowLeft aria-hidden />
            Back to the list
          </Button>
          <Text flex="1" minW="0" textStyle="help">
            Past returns do not predict future returns.
          </Text>
        </>
      }
    >
      <Table>
        <caption>
          <VisuallyHidden>{pluralize(offers.length, 'fund')} compared</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <Text textStyle="help">Differences</Text>
            </td>
            {offers.map((offer, index) => (
              <th key={offer.scheme.scheme} scope="col">
                <Text textStyle="help" fontWeight="normal" hideFrom="md">
                  {`Fund ${index + 1} of ${offers.length}`}
                </Text>
                <Text fontWeight="semibold">
                  {shortName(offer.scheme.schemeName, offer.fund.fundManager)}
                </Text>
                <Button
                  variant="outline"
                  mt="2"
                  w="full"
                  aria-label={`Choose ${offer.scheme.schemeName}`}
                  onClick={() => onChoose(offer)}
                >
                  Choose
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.note === undefined ? null : <Text textStyle="help">{row.note}</Text>}
              </th>
              {offers.map((offer, index) => (
                <td key={offer.scheme.scheme}>
                  <Value row={row} offer={offer} index={index} suitability={facts.suitability} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {same === undefined ? null : (
        <Same>
          <Equal aria-hidden />
          <Text>
            <strong>The same for all:</strong> {same}
          </Text>
        </Same>
      )}
    </Drawer>
  );
}

interface ValueProps extends Pick<ComparisonFacts, 'suitability'> {
  readonly row: ComparisonRow;
  readonly offer: Offer;
  readonly index: number;
}

/** A fund's value with its bar and its own note. */
function Value({ row, offer, index, suitability }: ValueProps) {
  const { kind, bars } = row;
  const { scheme, fund } = offer;
  const note = row.notes?.[index];
  const isAbove = kind === 'risk' && isAboveCategory(fund.satRank, suitability) && 'rank' in suitability;
  return (
    <>
      <Box fontWeight={kind === 'risk' || bars ? 'semibold' : 'medium'}>
        {kind === 'price' ? (
          <NavText value={scheme.NAVPrice} currency={scheme.currency} />
        ) : kind === 'change' && scheme.performanceYTD !== null ? (
          <ChangeText value={scheme.performanceYTD} />
        ) : (
          row.values[index]
        )}
      </Box>
      {kind === 'risk' ? <RiskLine satRank={fund.satRank} suitability={suitability} /> : null}
      {bars ? <ComparisonBar {...bars} of={index} isChange={kind === 'change'} /> : null}
      {note === undefined ? null : (
        <Flex gap="1.5" textStyle="help" {...(isAbove ? { color: 'accent.fg', fontWeight: 'medium' } : {})}>
          {isAbove ? <TriangleAlert size={14} aria-hidden /> : null}
          {note}
        </Flex>
      )}
    </>
  );
}
