import { PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink } from '@portal/shared/ui';
import { UserPlus } from 'lucide-react';
import { Placeholder } from '../core/placeholder.tsx';

/** `/onboarding`: the place of opening a new customer's account. */
export function OnboardingPage() {
  return (
    <PageContent>
      <PageHead title="Start onboarding" subtitle="Open an account for someone new, step by step." />
      <Placeholder
        icon={<UserPlus aria-hidden />}
        title="Onboarding opens here in a later release"
        action={<ButtonLink to="/client">Find a customer</ButtonLink>}
      >
        Plans, identity, suitability, bank account and documents will be filled in here. Until then, use the
        paper account opening form; customers you already service can invest today.
      </Placeholder>
    </PageContent>
  );
}
