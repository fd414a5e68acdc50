import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, CardHeader } from '@portal/shared/parts';
import { FieldGroups, onboardingGroups } from '@portal/shared/person';
import { useReference } from '@portal/shared/reference';
import type { CartItem } from '../../core/items/cart-item.ts';

/**
 * Card with what the onboarding of a checkout has answered, in sections, for the agent to check with the applicant;
 * nothing in a checkout without one.
 */
export function ApplicantSection({ items }: { readonly items: readonly CartItem[] }) {
  const lookups = valueOrUndefined(useReference('lookups'));
  return items.map((item) =>
    item.kind === 'onboarding' ? (
      <Card key={item.id} aria-label="What the onboarding says">
        <CardHeader title="What the onboarding says" aside="Check it with the applicant" />
        <FieldGroups groups={onboardingGroups(item.onboarding, lookups, today())} />
      </Card>
    ) : null,
  );
}
