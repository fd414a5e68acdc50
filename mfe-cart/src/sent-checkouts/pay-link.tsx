import type { Checkout } from '@portal/shared/api/checkout';
import { ButtonLink } from '@portal/shared/ui';
import { paths } from '../core/paths.ts';
import { payableApplications } from './checkout-summary.ts';

interface PayLinkProps {
  readonly application: Checkout['applications'][number];
}

/** Link to the payment of an application that waits for it; nothing for others. */
export function PayLink({ application }: PayLinkProps) {
  const [due] = payableApplications({ applications: [application] });
  return due ? (
    <ButtonLink to={paths.payment(due.applicationId)} size="sm" variant="outline">
      Pay {due.formNo}
    </ButtonLink>
  ) : null;
}
