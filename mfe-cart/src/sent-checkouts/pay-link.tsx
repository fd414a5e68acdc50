import type { Checkout } from '@portal/shared/api/checkout';
import { pageAddress } from '@portal/shared/page-address';
import { paymentPath } from '@portal/shared/pages';
import { PrivateFigures } from '@portal/shared/parts';
import { paymentLabel } from '@portal/shared/selling';
import { ButtonLink, VisuallyHidden } from '@portal/shared/ui';
import { payableApplications } from './checkout-summary.ts';

interface PayLinkProps {
  readonly application: Checkout['applications'][number];
  /** It is the page's next step. */
  readonly isPrimary?: boolean;
  readonly size?: 'sm' | 'md';
}

/**
 * Link to the payment page of an application that waits for payment, with the amount; nothing for other applications.
 */
export function PayLink({ application, isPrimary = false, size = 'sm' }: PayLinkProps) {
  const [due] = payableApplications({ applications: [application] });
  return due ? (
    <ButtonLink
      to={pageAddress(paymentPath, { applicationId: due.applicationId })}
      size={size}
      variant={isPrimary ? 'primary' : 'outline'}
    >
      <span>
        <PrivateFigures>{paymentLabel(due)}</PrivateFigures>
        <VisuallyHidden> {due.formNo}</VisuallyHidden>
      </span>
    </ButtonLink>
  ) : null;
}
