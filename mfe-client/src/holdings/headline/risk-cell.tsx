import { FundGauge } from '@portal/shared/charts';
import { Flex, Text } from '@portal/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { LoadedHoldings } from '../holdings-view.ts';
import { describeOverLimit, type Headline, type RiskLimit } from './headline-facts.ts';
import { Cell, CellHead, CellTitle } from './headline-layout.tsx';

interface RiskCellProps {
  readonly headline: Headline;
  readonly holdings: LoadedHoldings;
  readonly limit: RiskLimit;
}

/**
 * The customer's funds on the scale of risk, with the limit of the customer's risk category (rank 0 without an
 * assessment), and how many funds are above it. Says when the funds' risk could not be loaded.
 */
export function RiskCell({ headline, holdings, limit }: RiskCellProps) {
  const warning = describeOverLimit(holdings.rows, headline, limit);
  return (
    <Cell aria-label="Risk">
      <CellHead>
        <CellTitle>Risk of the funds</CellTitle>
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
