import type { Money } from '@portal/shared/money';
import { PrivateFigures } from '@portal/shared/parts';
import { epfPaysText, sumText } from '@portal/shared/selling';
import { chakra, Flex, Span, Stack, Text, VisuallyHidden } from '@portal/shared/ui';

const Figure = chakra('span', {
  base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
});

/**
 * A large amount whose decimals have the size of the figures below it, so that the decimal points of all of them are
 * under one another.
 */
function Sum({ value }: { readonly value: Money }) {
  const text = value.format();
  const point = text.lastIndexOf('.');
  return (
    <Figure data-private>
      <VisuallyHidden>{`${value.currency} `}</VisuallyHidden>
      <Span textStyle="lg">{text.slice(0, point)}</Span>
      {text.slice(point)}
    </Figure>
  );
}

interface ToPayProps {
  /** What the payer pays. */
  readonly sums: readonly Money[];
  /** What EPF pays. It is never part of the sums. */
  readonly epf?: readonly Money[];
}

/**
 * Shows the sums to pay, one per currency, and the sums in `epf`, which EPF pays; `Nothing to pay.` without any.
 */
export function ToPay({ sums, epf = [] }: ToPayProps) {
  return (
    <Stack gap="2">
      {sums.length === 0 && epf.length === 0 ? <Text color="fg.muted">Nothing to pay.</Text> : null}
      {sums.map((sum) => (
        <Flex key={sum.currency} justify="space-between" align="baseline" gap="3">
          <Span color="fg.muted" aria-hidden>
            {sum.currency}
          </Span>
          <Sum value={sum} />
        </Flex>
      ))}
      {epf.map((sum) => (
        <Text key={sum.currency} color="fg.muted">
          <PrivateFigures>{epfPaysText(sumText(sum))}</PrivateFigures>
        </Text>
      ))}
    </Stack>
  );
}
