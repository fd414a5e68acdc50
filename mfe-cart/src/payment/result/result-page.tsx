import {
  type PaymentOutcome,
  type PaymentSummary,
  paymentSummary,
  verifyPayment,
} from '@portal/shared/api/payment';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall, useSlow } from '@portal/shared/data';
import { applicationsPath } from '@portal/shared/pages';
import { LoadingRows, PageContent, StillWorking } from '@portal/shared/parts';
import { ButtonLink, EmptyState, FailurePanel, useAgent } from '@portal/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { isOfPayment } from '../outcome.ts';
import { PaymentCard, PaymentFrame } from '../payment-frame.tsx';
import { useApplicationId } from '../use-application-id.ts';
import { PaymentResult } from './payment-result.tsx';

function NothingToShow() {
  return (
    <PaymentCard>
      <EmptyState
        icon={<ReceiptText aria-hidden />}
        title="There is nothing to show"
        action={<ButtonLink to={applicationsPath}>View applications</ButtonLink>}
      >
        This page shows a payment that was made. Open a payment from its application.
      </EmptyState>
    </PaymentCard>
  );
}

/**
 * Page for the result of a payment (`/payment/successful?applicationId=…`). It only reads, so that opening it again
 * never pays; without an application in the URL it says that there is nothing to show.
 */
export function PaymentResultPage() {
  const applicationId = useApplicationId();
  if (applicationId !== undefined) return <Result key={applicationId} applicationId={applicationId} />;
  return (
    <PageContent>
      <NothingToShow />
    </PageContent>
  );
}

/**
 * Returns a read as loading until it is as new as the page. What the payment page has read is from before the payment, and
 * would offer to pay once more.
 */
function useNewRead<Value>(read: Called<Value>): Loadable<Value> {
  const [isNew, setIsNew] = useState(false);
  if (!isNew && read.status !== 'loading' && !read.refreshing) setIsNew(true);
  return isNew || read.status !== 'ok' ? read : { status: 'loading' };
}

function Result({ applicationId }: { readonly applicationId: string }) {
  const summary = useNewRead(useCall(paymentSummary, { applicationId }, { freshFor: 0 }));
  return (
    <PaymentFrame summary={summary}>
      <ResultContent applicationId={applicationId} summary={summary} />
    </PaymentFrame>
  );
}

interface ResultContentProps {
  readonly applicationId: string;
  readonly summary: Loadable<PaymentSummary>;
}

function ResultContent({ applicationId, summary }: ResultContentProps) {
  const { uuid: userId } = useAgent();
  // the payment has read it, or has marked it stale
  const outcome = useNewRead(useCall(verifyPayment, { applicationId, userId }));
  const needed = combineLoadables<readonly [PaymentSummary, PaymentOutcome]>([summary, outcome]);
  const slow = useSlow(needed);
  if (needed.status === 'loading') {
    return (
      <PaymentCard>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={4} label="Reading what was paid" />
      </PaymentCard>
    );
  }
  if (needed.status === 'failed') {
    return (
      <PaymentCard>
        <FailurePanel
          title="The payment could not be read"
          meaning="Trying again pays nothing."
          onRetry={needed.retry}
        />
      </PaymentCard>
    );
  }
  const [owed, newest] = needed.value;
  if (!isOfPayment(newest)) return <NothingToShow />;
  return <PaymentResult summary={owed} outcome={newest} />;
}
