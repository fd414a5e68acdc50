import {
  type PaymentOutcome,
  type PaymentSummary,
  paymentSummary,
  verifyPayment,
} from '@portal/shared/api/payment';
import { ApiError } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, useCall, useSlow } from '@portal/shared/data';
import { applicationAddress, pageAddress } from '@portal/shared/page-address';
import { applicationsPath, paymentResultPath } from '@portal/shared/pages';
import {
  Card,
  IdText,
  LoadingRows,
  PageContent,
  PageHead,
  StatusChip,
  StillWorking,
  titleCase,
} from '@portal/shared/parts';
import {
  ButtonLink,
  EmptyState,
  FailurePanel,
  Flex,
  TextLink,
  useAgent,
  useNavigate,
} from '@portal/shared/ui';
import { CircleCheck, ReceiptText } from 'lucide-react';
import { useLastKnown } from '../core/calls/last-known.ts';
import { useCustomer } from '../core/customer/customer.ts';
import { customerHome } from '../core/customer/customer-home.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentCard, PaymentFrame } from './payment-frame.tsx';
import { useApplicationId } from './use-application-id.ts';

/**
 * Page for the payment of one application (`/payment?applicationId=…`); asks to choose one when the URL has none, and
 * says when nothing is due. Once a payment is verified as paid, its result replaces the page.
 */
export function PaymentPage() {
  const applicationId = useApplicationId();
  if (applicationId !== undefined) return <Payment key={applicationId} applicationId={applicationId} />;
  return (
    <PageContent>
      <PaymentCard>
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title="Choose an application to pay"
          action={<ButtonLink to={applicationsPath}>View applications</ButtonLink>}
        >
          A payment is opened from the application that it is for.
        </EmptyState>
      </PaymentCard>
    </PageContent>
  );
}

function Payment({ applicationId }: { readonly applicationId: string }) {
  const summary = useCall(paymentSummary, { applicationId }, { freshFor: 0 });
  return (
    <PaymentFrame summary={summary}>
      <PaymentContent applicationId={applicationId} summary={summary} />
    </PaymentFrame>
  );
}

interface PaymentContentProps {
  readonly applicationId: string;
  readonly summary: Loadable<PaymentSummary>;
}

function PaymentContent({ applicationId, summary }: PaymentContentProps) {
  const { uuid: userId } = useAgent();
  const newest = useCall(verifyPayment, { applicationId, userId }, { freshFor: 0 });
  const loaded = combineLoadables<readonly [PaymentSummary, PaymentOutcome]>([summary, newest]);
  const needed = useLastKnown(loaded);
  const slow = useSlow(loaded);
  if (needed.status === 'loading') {
    return (
      <PaymentCard>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={4} label="Loading the payment" />
      </PaymentCard>
    );
  }
  if (needed.status === 'failed' && summary.status === 'failed' && isUnknown(summary.error)) {
    return (
      <PaymentCard>
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title="This application is not one of yours"
          action={<ButtonLink to={applicationsPath}>View applications</ButtonLink>}
        >
          The address may be old, or the application belongs to another agent. Nothing was paid here.
        </EmptyState>
      </PaymentCard>
    );
  }
  if (needed.status === 'failed') {
    return (
      <PaymentCard>
        <FailurePanel
          title="The payment could not be opened"
          meaning="What is due, or whether a payment is under way, is not known. Nothing was paid here."
          onRetry={needed.retry}
        />
      </PaymentCard>
    );
  }
  return <OpenPayment summary={needed.value[0]} newest={needed.value[1]} retryStale={needed.retryStale} />;
}

/** The service returns 403 or 404 for an application that does not exist or that is another agent's. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

interface OpenPaymentProps {
  readonly summary: PaymentSummary;
  readonly newest: PaymentOutcome;
  readonly retryStale: (() => void) | undefined;
}

function OpenPayment({ summary, newest, retryStale }: OpenPaymentProps) {
  const navigate = useNavigate();
  const { applicationId, customerId, customerName, formNo, status } = summary;
  const customer = useCustomer(customerId);
  const home = customerHome(customerId);
  return (
    <>
      <PageHead
        title="Payment"
        subtitle={
          <Flex wrap="wrap" align="center" gap="2">
            {/* else the customer's bar has the name */}
            {customer.status === 'failed' ? `${titleCase(customerName)} ` : null}
            <TextLink
              to={applicationAddress(applicationId, formNo)}
              standalone
              my={{ base: '-3', md: '-0.5' }}
            >
              <IdText>{formNo}</IdText>
            </TextLink>{' '}
            <StatusChip status={status} />
          </Flex>
        }
      />
      {summary.due.length === 0 ? (
        <Card>
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            tone="success"
            title="Nothing is due"
            action={
              newest.method === null ? (
                <ButtonLink to={home.to}>{home.label}</ButtonLink>
              ) : (
                <ButtonLink to={pageAddress(paymentResultPath, { applicationId })}>
                  View the payment
                </ButtonLink>
              )
            }
          >
            {status === 'Pending Customer Confirmation'
              ? 'The customer has not confirmed yet. Payment opens after that.'
              : 'Nothing has to be paid for this application now.'}
          </EmptyState>
        </Card>
      ) : (
        <PaymentForm
          summary={summary}
          newest={newest}
          retryStale={retryStale}
          onPaid={() => navigate(pageAddress(paymentResultPath, { applicationId }), { replace: true })}
        />
      )}
    </>
  );
}
