import type { Checkout } from '@portal/shared/api/checkout';
import { ButtonLink } from '@portal/shared/ui';
import { paths } from '../core/paths.ts';
import { payableApplications } from './checkout-summary.ts';

interface PayLinkProps {
  readonly application: Checkout['applications'][number];
}

/** The way to an application's payment, as long as it waits for one. */
export function PayLink({ application }: PayLinkProps) {
  const [due] = payableApplications({ applications: [application] });
  return due ? (
    <ButtonLink to={paths.payment(due.applicationId)} size="sm" variant="outline">
      Pay {due.formNo}
    </ButtonLink>
  ) : null;
}
