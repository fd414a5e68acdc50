import { RiskGauge } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Box } from '@portal/shared/ui';
import { riskBarOf } from './risk-bar-ranks.ts';

interface RiskBarProps {
  readonly satRank: number;
  readonly suitability: Suitability;
}

/**
 * Risk of a fund as a small bar, hatched above the customer's category. Hidden from screen readers: the text beside it
 * says the same.
 */
export const RiskBar = ({ satRank, suitability }: RiskBarProps) => (
  <Box as="span" aria-hidden display="block" w={{ base: '9', md: '16' }} flexShrink="0">
    <RiskGauge {...riskBarOf(satRank, suitability)} />
  </Box>
);
