import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures, titleCase } from '@portal/shared/parts';
import { endSentence } from '@portal/shared/sentence';
import { Banner } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import { declinedBy, PayLink, payableApplications } from '../../sent-checkouts/index.ts';
import { confirmedTitle } from './confirmed-title.ts';

/**
 * Banner with the status of a sent checkout, and a link to the payment that comes next. Its tone is success while the
 * customer can still confirm or has confirmed, and a warning when the customer has declined or the link has expired.
 */
export function StatusBanner({ checkout }: { readonly checkout: Checkout }) {
  const { status, items, customerName, checkoutId, reason, recipients } = checkout;
  const customer = titleCase(customerName);
  const what = (
    <>
      Checkout <IdText>{checkoutId}</IdText>.
    </>
  );
  const sentText = `${pluralize(items.length, 'item')} sent to ${customer}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return (
        <Banner tone="success" role="status" title={sentText}>
          {what} Nothing moves before{' '}
          {recipients.length > 1 ? 'every holder has confirmed' : 'the customer confirms'}.
        </Banner>
      );
    case 'Confirmed': {
      const [due] = payableApplications(checkout);
      return (
        <Banner
          tone="success"
          role="status"
          title={confirmedTitle(checkout, new Date())}
          action={due ? <PayLink application={due} isPrimary size="md" /> : undefined}
        >
          {what} {endSentence(`${pluralize(items.length, 'item')} for ${customer}`)}
        </Banner>
      );
    }
    case 'Rejected':
      return (
        <Banner tone="warn" title={`${recipients.length > 1 ? declinedBy(checkout) : customer} has declined`}>
          {what} Nothing was ordered.
          {reason?.trim() ? (
            <PrivateFigures>{endSentence(` The reason given: ${reason}`)}</PrivateFigures>
          ) : null}
        </Banner>
      );
    case 'Expired':
      return (
        <Banner tone="warn" title={`The link to ${customer} has expired`}>
          {what} Nothing was ordered.
        </Banner>
      );
  }
}
