import { PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink } from '@portal/shared/ui';
import { UserPlus } from 'lucide-react';
import { LaterReleaseNotice } from '../core/later-release-notice.tsx';

/** `/onboarding`: opens a new customer's account in a later release. */
export function OnboardingPage() {
  return (
    <PageContent>
      <PageHead title="Start onboarding" subtitle="Open an account for someone new, step by step." />
      <LaterReleaseNotice
        icon={<UserPlus aria-hidden />}
        title="Onboarding opens here in a later release"
        action={<ButtonLink to="/client">Find a customer</ButtonLink>}
      >
        Plans, identity, suitability, bank account and documents will be filled in here. Until then, use the
        paper account opening form; customers you already service can invest today.
      </LaterReleaseNotice>
    </PageContent>
  );
}
