import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import { useCall } from '@portal/shared/data';
import { formatDate, localDateOf } from '@portal/shared/dates';
import { Card, CardHeader, IdText, LoadingRows, StatusChip } from '@portal/shared/parts';
import { Box, chakra, FailurePanel, Flex, Text } from '@portal/shared/ui';
import { both } from '../core/loadable.ts';
import { useAgent } from '../core/use-agent.ts';
import { count } from '../core/words.ts';

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gap: '1.5',
    py: '3.5',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '&:first-child': { borderTopWidth: '0' },
  },
});

function storyOf({ status, items, due, createdAt, expiresAt, reason }: Checkout): string {
  const sums = due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);
  const what = [count(items.length, 'item'), ...sums].join(', ');
  const sent = `Sent ${formatDate(localDateOf(createdAt))}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return `${what}. ${sent}, expires ${formatDate(localDateOf(expiresAt))}.`;
    case 'Rejected':
      return `${what}. ${sent}; the customer declined${reason ? `: ${reason}` : ''}.`;
    case 'Expired':
      return `${what}. ${sent}; the link expired on ${formatDate(localDateOf(expiresAt))}.`;
    case 'Confirmed':
      return `${what}. ${sent}, confirmed by the customer.`;
  }
}

/** The customer's checkouts, of both channels, newest first, with how each stands. */
export function AlreadySent({ customerId }: { readonly customerId: string }) {
  const { uuid: userId } = useAgent();
  const lists = both(
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital Transaction' }),
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital AOF' }),
  );
  if (lists.status === 'failed') {
    return (
      <Card>
        <CardHeader title="Already sent" />
        <Box p="4">
          <FailurePanel compact title="Earlier checkouts could not be loaded" onRetry={lists.retry} />
        </Box>
      </Card>
    );
  }
  const checkouts =
    lists.status === 'ok'
      ? lists.value.flat().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      : undefined;
  return (
    <Card>
      <CardHeader title="Already sent" aside={checkouts?.length} />
      {checkouts === undefined ? <LoadingRows rows={2} label="Loading earlier checkouts" /> : null}
      {checkouts?.length === 0 ? (
        <Text p="5" color="fg.muted">
          Nothing was sent to this customer yet.
        </Text>
      ) : null}
      <ul>
        {checkouts?.map((checkout) => (
          <Entry key={checkout.checkoutId}>
            <Flex wrap="wrap" align="center" justify="space-between" gap="2">
              <IdText fontWeight="medium">{checkout.checkoutId}</IdText>
              <StatusChip status={checkout.status} />
            </Flex>
            <Text color="fg.muted">{storyOf(checkout)}</Text>
          </Entry>
        ))}
      </ul>
    </Card>
  );
}
