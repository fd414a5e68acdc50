import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, CardHeader, titleCase } from '@portal/shared/parts';
import { FieldGroups, onboardingGroups } from '@portal/shared/person';
import { readOnboarding } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';

export interface OnboardingSectionProps {
  readonly payload: unknown;
  /** The customer of the application: the applicant. */
  readonly customerName: string;
}

/** Card with what an onboarding has answered, in sections, read-only (APP-02). Nothing when nothing of it can be read. */
export function OnboardingSection({ payload, customerName }: OnboardingSectionProps) {
  const lookups = valueOrUndefined(useReference('lookups'));
  const groups = onboardingGroups(readOnboarding(payload), lookups, today());
  if (groups.length === 0) return null;
  return (
    <Card aria-label="Onboarding">
      <CardHeader title="Onboarding" aside={titleCase(customerName)} />
      <FieldGroups groups={groups} />
    </Card>
  );
}
