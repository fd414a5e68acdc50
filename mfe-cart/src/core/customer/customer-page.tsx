import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import { customersPath } from '@portal/shared/pages';
import { CustomerBanner, DelayedPlaceholder, PageContent, PageHead } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { isCompany, suitabilityOf } from '@portal/shared/selling';
import { Banner, Box, ButtonLink, EmptyState, FailurePanel, Flex, Skeleton, Span } from '@portal/shared/ui';
import { CircleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { asAssessed, type CountingAssessment } from '../assessment/counting-assessment.ts';
import { UnknownApplicant } from './applicant.ts';
import { riskNote } from './risk-note.ts';

interface CustomerPageProps {
  /** Title of the page while no customer is chosen. */
  readonly title: string;
  readonly customerId: string | undefined;
  readonly customer: Loadable<Customer>;
  /** The assessment that the page's orders are judged by. Default: the one on record. */
  readonly counting?: CountingAssessment | undefined;
  /** Shown at the end of the banner. */
  readonly bannerAction?: ReactNode;
  /** The page, beginning with its `PageHead`. */
  readonly children: ReactNode;
}

function LoadingBanner() {
  return (
    <DelayedPlaceholder label="Customer">
      <Flex minH="12" align="center" gap="3" px="gutter" bg="brand.subtle">
        <Skeleton boxSize="7" borderRadius="50%" />
        <Skeleton w="220px" />
      </Flex>
    </DelayedPlaceholder>
  );
}

/** Says that the assessment has expired; on a phone there is room for the word only. */
const Expired = ({ note }: { readonly note: string }) => (
  <Flex as="span" align="center" gap="1.5" color="danger.fg" data-urgent="">
    <CircleAlert size={16} aria-hidden />
    <Span display={{ base: 'none', md: 'inline' }}>{note}</Span>
    <Span display={{ md: 'none' }}>Expired</Span>
  </Flex>
);

interface CustomerBarProps extends Pick<CustomerPageProps, 'customer' | 'counting'> {
  readonly action?: ReactNode;
}

/**
 * Banner with a customer's name, identity number and risk category; a placeholder while the record loads, Try again
 * when it failed, and a note when an applicant's onboarding is not found any more. `counting`: the suitability
 * assessment that orders are judged by. `action` is shown at the banner's end.
 */
export function CustomerBar({ customer, counting = { source: 'record' }, action }: CustomerBarProps) {
  if (customer.status === 'loading') return <LoadingBanner />;
  if (customer.status === 'failed' && customer.error instanceof UnknownApplicant) {
    return (
      <Box px="gutter" pt="4">
        <Banner
          tone="info"
          title="This onboarding is no longer open"
          action={<ButtonLink to={customersPath}>Find the customer</ButtonLink>}
        >
          It was removed, or it was completed and the applicant is now your customer.
        </Banner>
      </Box>
    );
  }
  if (customer.status === 'failed') {
    return (
      <Box px="gutter" pt="4">
        <FailurePanel
          compact
          title="The customer’s record could not be loaded"
          meaning="Name, accounts and suitability are missing here until then."
          onRetry={customer.retry}
        />
      </Box>
    );
  }
  const { customerId, name, idNo } = customer.value;
  const suitability = suitabilityOf(asAssessed(customer.value, counting), today());
  const isAssessed = !isCompany(customer.value);
  const risk = isAssessed ? riskNote(suitability) : customer.value.customerType;
  const basis = counting.source === 'cart' ? ', under the assessment in this cart' : '';
  const note = isOnboardingId(customerId) ? `Applicant · ${risk}` : `${risk}${basis}`;
  return (
    <CustomerBanner
      name={name}
      idNo={idNo}
      note={isAssessed && suitability.state === 'expired' ? <Expired note={note} /> : note}
      action={action}
    />
  );
}

/**
 * Frame of a page about one customer: the banner (`CustomerBar`), then `children`, also while the record loads. When
 * the URL names no customer (`customerId` is `undefined`), it shows `title` and asks to choose one instead.
 */
export function CustomerPage(props: CustomerPageProps) {
  const { title, customerId, bannerAction, children } = props;
  if (customerId === undefined) {
    return (
      <PageContent>
        <PageHead title={title} />
        <EmptyState
          icon={<UserRound aria-hidden />}
          title="No customer is chosen"
          action={<ButtonLink to={customersPath}>Choose a customer</ButtonLink>}
        >
          This page belongs to one customer. Choose one first.
        </EmptyState>
      </PageContent>
    );
  }
  return (
    <>
      <CustomerBar {...props} action={bannerAction} />
      <PageContent>{children}</PageContent>
    </>
  );
}
