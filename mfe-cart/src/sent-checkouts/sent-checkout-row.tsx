import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures, StatusChip } from '@portal/shared/parts';
import { chakra, Flex, Text } from '@portal/shared/ui';
import { CheckoutActions } from './checkout-actions.tsx';
import { type CheckoutAction, payableApplications, summarizeCheckout } from './checkout-summary.ts';
import { MixedNotices } from './mixed-notices.tsx';
import { PayLink } from './pay-link.tsx';
import type { ActionState } from './use-checkout-actions.ts';

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

interface SentEntryProps {
  readonly checkout: Checkout;
  readonly state: ActionState | undefined;
  readonly onAction: (action: CheckoutAction) => void;
}

/**
 * List entry of one sent checkout: id, status, sums, links to due payments, warnings, and actions, which call
 * `onAction`. `state` is that of its last action; `undefined` without one.
 */
export function SentEntry({ checkout, state, onAction }: SentEntryProps) {
  const { checkoutId } = checkout;
  const toPay = payableApplications(checkout);
  const { items, sums, status } = summarizeCheckout(checkout);
  return (
    <Entry aria-label={checkoutId}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <IdText fontWeight="medium">{checkoutId}</IdText>
        <StatusChip status={checkout.status} />
      </Flex>
      <Text color="fg.muted">
        <PrivateFigures>{`${[items, ...sums].join(', ')}. ${status}`}</PrivateFigures>
      </Text>
      {toPay.length > 0 ? (
        <Flex wrap="wrap" gap="2">
          {toPay.map((application) => (
            <PayLink key={application.applicationId} application={application} />
          ))}
        </Flex>
      ) : null}
      <MixedNotices checkout={checkout} state={state} onAction={onAction} />
      <CheckoutActions checkout={checkout} state={state} onAction={onAction} />
    </Entry>
  );
}
