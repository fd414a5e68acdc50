import { marketValue } from '@portal/shared/money';
import { Line, Lines, MoneyText, UnitsText } from '@portal/shared/parts';
import { Box, chakra, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { SizeLimits, TakenSize } from '../../transaction-rules/index.ts';

const Track = chakra('div', {
  base: { h: '2', mt: '2', mb: '3', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
});
const Filled = chakra('div', { base: { h: 'full', bg: 'brand.solid' } });

interface RemainingHoldingProps {
  readonly limits: SizeLimits;
  /** What is taken; `undefined` while it is not known, and everything stays. */
  readonly size: TakenSize | undefined;
  /** Further lines, such as dates. */
  readonly children?: ReactNode;
}

/**
 * Shows what stays of a holding's free units after the order takes `size` of it: a bar, with the units and their value
 * at the last price. While `size` is `undefined`, all stays. `children`: further lines.
 */
export function RemainingHolding({ limits, size, children }: RemainingHoldingProps) {
  const { free, nav, currency, part } = limits;
  const whole = part?.kept ? free.plus(part.kept) : free;
  const left = size?.left ?? whole;
  const percent = Math.round(left.fractionOf(whole) * 100);
  return (
    <Box py="3.5" px="4" bg="bg.subtle" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Text fontWeight="medium">Left after this order</Text>
      <Track role="img" aria-label={`${percent}% of the free units stay`}>
        <Filled width={`${percent}%`} />
      </Track>
      <Lines>
        <Line label="Units left" value={<UnitsText value={left} />} />
        <Line label="Value left" value={<MoneyText value={marketValue(left, nav, currency)} size="sm" />} />
        {children}
      </Lines>
    </Box>
  );
}
