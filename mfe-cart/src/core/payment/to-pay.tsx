import type { Money } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { Flex, Span, Stack, Text } from '@portal/shared/ui';

interface ToPayProps {
  readonly sums: readonly Money[];
  /** Label above the sums, where no heading names them. */
  readonly label?: string;
}

/** Shows the sums to pay, one per currency. */
export function ToPay({ sums, label }: ToPayProps) {
  return (
    <Stack gap="2">
      {label === undefined ? null : <Text textStyle="help">{label}</Text>}
      {sums.length === 0 ? <Text color="fg.muted">Nothing to pay.</Text> : null}
      {sums.map((sum) => (
        <Flex key={sum.currency} justify="space-between" align="baseline" gap="3">
          <Span color="fg.muted" aria-hidden>
            {sum.currency}
          </Span>
          <MoneyText value={sum} size="lg" currency={false} />
        </Flex>
      ))}
    </Stack>
  );
}
