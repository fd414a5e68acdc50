import { checkoutsOf } from '@portal/shared/api/checkout';
import { useCall } from '@portal/shared/data';
import { pageAddress } from '@portal/shared/page-address';
import { checkoutPath, onboardingPath } from '@portal/shared/pages';
import { Card, LoadingRows, PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink, EmptyState, FailurePanel, useAgent } from '@portal/shared/ui';
import { FileQuestion, Send } from 'lucide-react';
import { onboardingChannel } from './use-save.ts';

/** An onboarding that is not in the cart any more: it was sent, or removed. */
export function NotInCart({ id }: { readonly id: string }) {
  const { uuid: userId } = useAgent();
  const checkouts = useCall(checkoutsOf, { userId, channel: onboardingChannel, customerId: id });
  const sent =
    checkouts.status === 'ok'
      ? checkouts.value.find(({ items }) => items.some(({ itemId }) => itemId === id))
      : undefined;
  return (
    <PageContent>
      <PageHead title="Onboarding" />
      <Card>
        {checkouts.status === 'loading' ? (
          <LoadingRows rows={3} label="Onboarding loading" />
        ) : checkouts.status === 'failed' ? (
          <FailurePanel title="The onboarding could not be loaded" onRetry={checkouts.retry} />
        ) : sent ? (
          <EmptyState
            icon={<Send aria-hidden />}
            title="This onboarding was sent to the customer"
            action={
              <ButtonLink to={pageAddress(checkoutPath, { customerId: id, sent: sent.checkoutId })}>
                Open what was sent
              </ButtonLink>
            }
          >
            {`It is ${sent.status.toLowerCase()}. To correct it, move it back to the cart there; then it opens here again.`}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<FileQuestion aria-hidden />}
            title="This onboarding is not in the cart"
            action={<ButtonLink to={onboardingPath}>All onboardings</ButtonLink>}
          >
            It was removed, or completed.
          </EmptyState>
        )}
      </Card>
    </PageContent>
  );
}
