import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { isOnboardingId } from '@portal/shared/records';
import { TextLink } from '@portal/shared/ui';

/** Link to the customer's profile; nothing for an applicant, who becomes a customer when the onboarding is completed. */
export function ProfileLink({ customerId }: { readonly customerId: string }) {
  if (isOnboardingId(customerId)) return null;
  return (
    <TextLink to={pageAddress(customerPath, { customerId })} fontWeight="medium" standalone my="-2">
      View profile
    </TextLink>
  );
}
