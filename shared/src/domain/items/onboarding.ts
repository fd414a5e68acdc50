import { getAccountLine } from '@portal/shared/accounts';
import { type Onboarding, readOnboarding } from '@portal/shared/records';
import { planName } from '../accounts/plan-name.ts';
import { titleCase } from '../person/name.ts';
import { type DescribePayload, describeForm, type ItemDetail } from './item-text.ts';

/** Says what is opened. Only a cash account can have a joint holder, so the type is that of the cash account. */
function detailsOf({ plans, jointApplicant }: Onboarding): readonly ItemDetail[] {
  if (!plans) return [{ value: 'plans not chosen yet' }];
  const type = getAccountLine({ ...plans, plan: 'CS' });
  return [
    { value: plans.plans.map(planName).join(', ') },
    ...(type === '' ? [] : [{ value: type }]),
    ...(jointApplicant ?? []).map(({ identity }) => ({
      label: 'joint applicant',
      value: identity.name ? titleCase(identity.name) : 'not named yet',
    })),
  ];
}

/**
 * Returns the text of an onboarding: the applicant in its title, and as details what is opened. Its answers are not in
 * it; a screen shows them separately.
 */
export const describeOnboarding: DescribePayload<'onboarding'> = (payload, { customerName }) => {
  const onboarding = readOnboarding(payload);
  const name = customerName ?? onboarding.identity?.name;
  return describeForm(name ? `Onboarding of ${titleCase(name)}` : 'Onboarding', detailsOf(onboarding));
};
