import type { PaymentSummary } from '@portal/shared/api/payment';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { Card, PageContent, PageHead } from '@portal/shared/parts';
import type { ReactNode } from 'react';
import { useCustomer } from '../core/customer/customer.ts';
import { CustomerBar } from '../core/customer/customer-page.tsx';

interface PaymentFrameProps {
  readonly summary: Loadable<PaymentSummary>;
  /** The page, beginning with its heading. */
  readonly children: ReactNode;
}

/**
 * Frame of a page about an application's payment: the banner of the summary's customer, whose record it loads, then
 * `children`. Without the banner when summary or record failed.
 */
export function PaymentFrame({ summary, children }: PaymentFrameProps) {
  const customer = useCustomer(valueOrUndefined(summary)?.customerId);
  const hasFailed = summary.status === 'failed' || customer.status === 'failed';
  return (
    <>
      {hasFailed ? null : <CustomerBar customer={customer} />}
      <PageContent>{children}</PageContent>
    </>
  );
}

/**
 * Page content with the heading `Payment` and one card for `children`, for a payment that cannot be shown, or not yet:
 * loading, failed, or no application chosen.
 */
export function PaymentCard({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHead title="Payment" />
      <Card>{children}</Card>
    </>
  );
}
