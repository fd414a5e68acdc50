import { formatDate } from '@portal/shared/dates';
import { Box, Heading, Text } from '@portal/shared/ui';
import type { Offer } from '../../core/pricing/offer.ts';
import { ReturnsChart } from '../../core/returns/returns-chart.tsx';
import { returnsOfClass } from '../../transaction-rules/index.ts';

interface ReturnsInClassProps {
  readonly offer: Offer;
  /** All that are listed, this one among them. */
  readonly offers: readonly Offer[];
}

/**
 * How a fund did this year beside those of its asset class, in one currency and to one day; nothing where the listing
 * has no other return. The service gives no other period.
 */
export function ReturnsInClass({ offer, offers }: ReturnsInClassProps) {
  const inClass = returnsOfClass(offer, offers);
  if (!inClass) return null;
  const { assetClass, currency, until, count, returns } = inClass;
  const extent = returns.length < count ? ` ${returns.length} of ${count} funds, best first.` : '';
  return (
    <Box>
      <Heading as="h3" size="sm">
        Year to date in its class
      </Heading>
      <Text textStyle="help" mb="1.5">
        {`${assetClass} in ${currency}, to ${formatDate(until)}.${extent}`}
      </Text>
      <ReturnsChart
        label={`Year to date, ${assetClass} in ${currency}`}
        returns={returns}
        selectedId={offer.scheme.scheme}
      />
    </Box>
  );
}
