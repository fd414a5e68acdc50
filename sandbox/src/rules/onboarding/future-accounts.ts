import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Plan } from '@portal/shared/api/wire';
import { ageOn, type IsoDate } from '../calendar.ts';

const PLANS = ['CS', 'EPF', 'PRS'] as const satisfies readonly Plan[];
const ADULT = 18;

/** Whether a customer's id is the id of an onboarding (`ONB-…`), because the customer does not exist yet. */
export const isOnboardingId = (customerId: string): boolean => customerId.startsWith('ONB-');

/** Returns the number of an account that an onboarding opens, until it is opened: the onboarding's id with the plan. */
export const futureAccountId = (onboardingId: string, plan: Plan): string => `${onboardingId}-${plan}`;

/** Returns the onboarding's id and the plan of an account that is not opened yet; `undefined` for any other account. */
export function readFutureAccountId(
  accountId: string,
): { readonly onboardingId: string; readonly plan: Plan } | undefined {
  const plan = PLANS.find((each) => accountId.endsWith(`-${each}`));
  if (!isOnboardingId(accountId) || !plan) return undefined;
  return { onboardingId: accountId.slice(0, -plan.length - 1), plan };
}

/** A holder of an account. */
export interface AccountHolder {
  readonly name: string;
  readonly idNo: string;
  readonly role: 'Principal' | 'Joint' | 'Minor';
  /** Known of a joint holder who was onboarded with the account. */
  readonly email?: string;
}

/** An account that an onboarding opens. Only the cash account has a joint holder (docs/domain.md, section 1). */
export interface FutureAccount {
  readonly plan: Plan;
  readonly accountType: 'IND' | 'JNT' | 'MNR';
  readonly operatingInstruction: '1' | '2' | '3';
  readonly holders: readonly AccountHolder[];
  readonly epfAccountType: 'Konvensional' | 'Shariah' | null;
}

/**
 * Returns the accounts that an onboarding opens, in the order of cash, EPF and PRS; none before its plans are chosen.
 * Only the cash account can be shared with a joint holder or a minor. `name`: the applicant's.
 */
export function futureAccounts(
  { plans, identity, jointApplicant }: OnboardingSent,
  name: string,
): readonly FutureAccount[] {
  if (!plans) return [];
  const principal: AccountHolder = { name, idNo: identity?.idNo ?? '', role: 'Principal' };
  const role = plans.accountType === 'MNR' ? 'Minor' : 'Joint';
  const others = (jointApplicant ?? []).map(
    ({ identity: { name, idNo }, contact: { email } }): AccountHolder => ({
      name,
      idNo,
      role,
      ...(email ? { email } : {}),
    }),
  );
  return PLANS.filter((plan) => plans.plans.includes(plan)).map((plan) => {
    const isShared = plan === 'CS' && plans.accountType !== 'IND';
    return {
      plan,
      accountType: isShared ? plans.accountType : 'IND',
      operatingInstruction: isShared ? plans.operatingInstruction : '1',
      holders: isShared ? [principal, ...others] : [principal],
      epfAccountType: plan === 'EPF' ? plans.epfAccountType : null,
    };
  });
}

/** Whether a person is of age on `today`: 18 or over. */
export const isOfAge = (dateOfBirth: IsoDate, today: IsoDate): boolean => ageOn(dateOfBirth, today) >= ADULT;
