import { type Checkout, checkoutDocuments, checkoutsByIds } from '@portal/shared/api/checkout';
import { useCall, useSlow } from '@portal/shared/data';
import { checkoutAddress, pageAddress } from '@portal/shared/page-address';
import { applicationsPath, cartPath, checkoutPath } from '@portal/shared/pages';
import { Card, LoadingRows, PageHead, StillWorking, TwoColumns } from '@portal/shared/parts';
import { isDocumentMissing } from '@portal/shared/records';
import { Banner, Box, ButtonLink, EmptyState, FailurePanel, Flex, Navigate, Stack } from '@portal/shared/ui';
import { SearchX } from 'lucide-react';
import { type LastKnown, useLastKnown } from '../../core/calls/last-known.ts';
import { customerHome } from '../../core/customer/customer-home.ts';
import { pluralize } from '../../core/format-text.ts';
import {
  confirmedBy,
  MixedNotices,
  mixedNotices,
  payableApplications,
  SentActions,
  useSentActions,
} from '../../sent-checkouts/index.ts';
import { ApplicationsCard } from './applications-card.tsx';
import { CheckoutTimeline } from './checkout-timeline.tsx';
import { useLiveStatus } from './live-status.ts';
import { RequiredDocuments } from './required-documents.tsx';
import { ReturnedView } from './returned-view.tsx';
import { StatusBanner } from './status-banner.tsx';

interface SentViewProps {
  readonly customerId: string;
  readonly checkoutId: string;
  /** Ids of chosen items that need another checkout. */
  readonly rest?: readonly string[];
}

/** Titles of the page. The banner says when it was confirmed, and which holder rejected it. */
const titles: Readonly<Record<Checkout['status'], (checkout: Checkout) => string>> = {
  'Pending Customer Confirmation': () => sentTitle,
  Confirmed: (checkout) => `Confirmed by ${confirmedBy(checkout)}`,
  Rejected: ({ recipients }) => `Rejected by ${recipients.length > 1 ? 'one holder' : 'the customer'}`,
  Expired: () => 'Not confirmed in time',
};
const sentTitle = 'Sent to the customer';

/**
 * Shows a sent checkout and what happens next. It is loaded from the service by id, so that a reload shows the same,
 * and follows its status while the page is visible. `rest`: ids of items that are left for the next checkout.
 */
export function SentView(props: SentViewProps) {
  // after a failed reload the page stays, because a row of its documents keeps a file that did not arrive
  const checkouts = useLastKnown(
    useCall(
      checkoutsByIds,
      { checkoutIds: [props.checkoutId] },
      // the customer may have answered since the page was shown before
      { refetchOnFocus: true, freshFor: 0 },
    ),
    props.checkoutId,
  );
  const { value = [], retryStale } = checkouts.status === 'ok' ? checkouts : {};
  const [checkout] = value;
  useLiveStatus(checkout, retryStale !== undefined);
  return (
    <>
      <PageHead title={checkout ? titles[checkout.status](checkout) : sentTitle} />
      {retryStale ? (
        <Box mb="5">
          <FailurePanel
            compact
            title="What was sent could not be loaded again"
            meaning="The customer may have answered since. Files that were not sent are kept."
            onRetry={retryStale}
          />
        </Box>
      ) : null}
      <SentCheckout {...props} checkouts={checkouts} />
    </>
  );
}

interface SentCheckoutProps extends SentViewProps {
  readonly checkouts: LastKnown<readonly Checkout[]>;
}

function SentCheckout({ customerId, checkoutId, checkouts, rest = [] }: SentCheckoutProps) {
  const slow = useSlow(checkouts);
  const home = customerHome(customerId);
  if (checkouts.status === 'loading') {
    return (
      <Card>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={3} label="Loading what was sent" />
      </Card>
    );
  }
  if (checkouts.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="What was sent could not be loaded"
          meaning="It was sent, and is among the applications."
          onRetry={checkouts.retry}
        />
      </Card>
    );
  }
  const [checkout] = checkouts.value;
  if (!checkout) return <GoneCheckout customerId={customerId} />;
  // the onboarding was completed: the checkout now belongs to the new customer
  if (checkout.customerId !== customerId && checkout.items.some(({ itemId }) => itemId === customerId)) {
    return (
      <Navigate
        replace
        to={pageAddress(checkoutPath, { customerId: checkout.customerId, sent: checkoutId })}
      />
    );
  }
  if (checkout.customerId !== customerId) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="This checkout is not this customer’s"
          action={<ButtonLink to={home.to}>{home.label}</ButtonLink>}
        />
      </Card>
    );
  }
  if (checkout.status === 'Rejected' || checkout.status === 'Expired') {
    return <ReturnedView checkout={checkout} />;
  }
  return <OpenCheckout checkout={checkout} rest={rest} />;
}

function GoneCheckout({ customerId }: { readonly customerId: string }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="This checkout was moved to the cart or deleted"
        action={<ButtonLink to={pageAddress(cartPath, { customerId })}>View cart</ButtonLink>}
      />
    </Card>
  );
}

interface OpenCheckoutProps {
  readonly checkout: Checkout;
  readonly rest: readonly string[];
}

/** A checkout that the customer can confirm, or has confirmed. */
function OpenCheckout({ checkout, rest }: OpenCheckoutProps) {
  const { customerId, checkoutId } = checkout;
  // a document's row keeps a file that did not arrive
  const documents = useLastKnown(useCall(checkoutDocuments, { checkoutid: checkoutId }), checkoutId);
  const actions = useSentActions(checkout);
  const state = actions.stateOf(checkoutId);
  // until the next page shows, and when that is slow, nothing may be done with it
  if (state?.status === 'gone') return <GoneCheckout customerId={customerId} />;
  const missing = (documents.status === 'ok' ? documents.value : [])
    .filter(isDocumentMissing)
    .map(({ name }) => name);
  return (
    <Stack gap="5">
      <StatusBanner checkout={checkout} />
      <MixedNotices checkout={checkout} state={state} onAction={(action) => actions.run(checkout, action)} />
      {rest.length > 0 ? (
        <Banner
          tone="info"
          title={`${pluralize(rest.length, 'item')} that you chose wait for a separate checkout`}
          action={<ButtonLink to={checkoutAddress(customerId, rest)}>Check out the rest</ButtonLink>}
        />
      ) : null}
      {/* what follows would move when they arrive */}
      {documents.status === 'loading' ? (
        <Card>
          <LoadingRows rows={3} label="Loading documents" />
        </Card>
      ) : (
        <>
          <TwoColumns
            railLabel="What happens next"
            rail={<CheckoutTimeline checkout={checkout} title="What happens next" missing={missing} />}
          >
            <RequiredDocuments customerId={customerId} documents={documents} />
            <ApplicationsCard checkout={checkout} />
            <SentActions checkout={checkout} actions={actions} />
          </TwoColumns>
          <WaysOn checkout={checkout} isQuiet={missing.length > 0} />
        </>
      )}
    </Stack>
  );
}

interface WaysOnProps {
  readonly checkout: Checkout;
  /** Something on the page comes first. */
  readonly isQuiet: boolean;
}

/** Links that lead on from a sent checkout. The way back to the customer is the loudest unless the page has something to do. */
function WaysOn({ checkout, isQuiet }: WaysOnProps) {
  const home = customerHome(checkout.customerId);
  const isApplicant = home.to === applicationsPath;
  const hasNextStep =
    isQuiet || payableApplications(checkout).length > 0 || mixedNotices(checkout).length > 0;
  return (
    <Flex wrap="wrap" gap="2">
      {isApplicant ? null : (
        <ButtonLink to={applicationsPath} variant="outline">
          View applications
        </ButtonLink>
      )}
      <ButtonLink
        to={home.to}
        variant={isApplicant || hasNextStep ? 'outline' : 'primary'}
        flex={{ base: '1', md: 'none' }}
      >
        {home.label}
      </ButtonLink>
    </Flex>
  );
}
