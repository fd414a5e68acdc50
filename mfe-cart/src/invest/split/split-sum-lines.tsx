import { Line, Lines, MoneyText } from '@portal/shared/parts';
import { Box, Span } from '@portal/shared/ui';
import type { SplitPart, SplitSum } from './split-order.ts';

function Part({ share, amount }: SplitPart) {
  return (
    <Span fontVariantNumeric="tabular-nums">
      {share.format()}
      {amount ? (
        <>
          {' · '}
          <MoneyText value={amount} size="sm" />
        </>
      ) : null}
    </Span>
  );
}

const labels = { left: 'Left to allocate', over: 'Too much' } as const;

/**
 * The typed shares of a split added up, in percent and money, and what is left of the amount or too much; the second
 * line is not there at 100%.
 */
export function SplitSumLines({ sum: { sum, difference } }: { readonly sum: SplitSum }) {
  return (
    <Box mt="3" py="3" px="4" bg="bg.subtle" borderRadius="lg">
      <Lines>
        <Line label="All shares" value={<Part {...sum} />} />
        {difference ? (
          <Line
            label={labels[difference.is]}
            value={
              <Span color="danger.fg">
                <Part {...difference} />
              </Span>
            }
          />
        ) : null}
      </Lines>
    </Box>
  );
}
