import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures, titleCase } from '@portal/shared/parts';
import { endSentence } from '@portal/shared/sentence';
import { Banner, Text } from '@portal/shared/ui';
import { joinWithAnd, pluralize } from '../../core/format-text.ts';
import { awaitedNames, PayLink, payableApplications, quote, rejectedBy } from '../../sent-checkouts/index.ts';
import { confirmedTitle } from './confirmed-title.ts';

/** Says who has still to confirm: holders by name, where several were asked. */
const confirming = (names: readonly string[]): string =>
  names.length === 0
    ? 'the customer confirms'
    : `${joinWithAnd(names)} ${names.length === 1 ? 'has' : 'have'} confirmed`;

/**
 * Banner with the status of a sent checkout, and a link to the payment that comes next. Its tone is success while the
 * customer can still confirm or has confirmed, danger when the customer has rejected it, with the customer's words, and a
 * warning when the link has expired.
 */
export function StatusBanner({ checkout }: { readonly checkout: Checkout }) {
  const { status, items, customerName, checkoutId, reason, recipients } = checkout;
  const customer = titleCase(customerName);
  const what = (
    <>
      Checkout <IdText>{checkoutId}</IdText>.
    </>
  );
  const addressees = recipients.length > 1 ? recipients.map(({ name }) => titleCase(name)) : [customer];
  const sentText = `${pluralize(items.length, 'item')} sent to ${joinWithAnd(addressees)}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return (
        <Banner tone="success" role="status" title={sentText}>
          {what} Nothing is processed before {confirming(awaitedNames(checkout))}.
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
        <Banner
          tone="danger"
          title={`Rejected by ${recipients.length > 1 ? rejectedBy(checkout) : customer}`}
        >
          {reason?.trim() ? (
            <Text color="fg.default" mb="1">
              <PrivateFigures>{quote(reason)}</PrivateFigures>
            </Text>
          ) : null}
          {what} Nothing was ordered.
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
