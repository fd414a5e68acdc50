import type { Money } from '@portal/shared/money';
import { useCountedMoney } from '@portal/shared/motion';
import { MoneyText } from '@portal/shared/parts';
import { Flex, Span, Stack, Text } from '@portal/shared/ui';

/** What the customer pays for the chosen items, one line for each currency. A change counts to the new sum. */
export function Charged({ sums }: { readonly sums: readonly Money[] }) {
  return (
    <Stack gap="1">
      <Text color="fg.muted">To be charged</Text>
      {sums.length === 0 ? <Text color="fg.muted">Nothing.</Text> : null}
      {sums.map((sum) => (
        <ChargedSum key={sum.currency} sum={sum} />
      ))}
    </Stack>
  );
}

function ChargedSum({ sum }: { readonly sum: Money }) {
  const shown = useCountedMoney(sum);
  return (
    <Flex justify="space-between" align="baseline" gap="3">
      <Span color="fg.muted" aria-hidden>
        {sum.currency}
      </Span>
      <MoneyText value={shown} size="xl" currency={false} dimDecimals />
    </Flex>
  );
}
