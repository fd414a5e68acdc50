import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import { recordOf, updateFields } from '@portal/shared/fields';
import {
  applicantAge,
  assessedFields,
  isOnboardingId,
  type Onboarding,
  readOnboarding,
  vulnerableAnswersOf,
} from '@portal/shared/records';

const accountTypes = new Map<string, Account['accountType']>([
  ['JNT', 'JNT'],
  ['MNR', 'MNR'],
]);
const instructions = new Map<string, Account['operatingInstruction']>([
  ['2', '2'],
  ['3', '3'],
]);

/**
 * Returns the accounts that an onboarding opens, under the numbers that they have until then. Only the cash account is
 * shared.
 */
function futureAccounts(
  customerId: string,
  name: string,
  { plans, identity, jointApplicant }: Onboarding,
): readonly Account[] {
  const principal = { name, idNo: identity?.idNo ?? null, role: 'Principal' as const };
  return (plans?.plans ?? []).map((plan): Account => {
    const accountType = (plan === 'CS' && accountTypes.get(plans?.accountType ?? '')) || 'IND';
    const isShared = accountType !== 'IND';
    const others = (jointApplicant ?? []).map(({ identity: other }) => ({
      name: other.name ?? '',
      idNo: other.idNo ?? null,
      role: accountType === 'MNR' ? ('Minor' as const) : ('Joint' as const),
    }));
    return {
      accountId: `${customerId}-${plan}`,
      accountName: name,
      accountType,
      plan,
      currencies: [],
      holders: isShared ? [principal, ...others] : [principal],
      operatingInstruction: (isShared && instructions.get(plans?.operatingInstruction ?? '')) || '1',
      epfAccountType: plan === 'EPF' ? (plans?.epfAccountType ?? null) : null,
    };
  });
}

/**
 * Returns the customer record that an applicant (whose account an onboarding opens) will have, from what the onboarding
 * has answered; what is not answered is `null` or empty. Its accounts have the ids that they have until they are
 * opened. `today` is YYYY-MM-DD. So rules are the same as for a customer.
 */
export function applicantRecord(parts: {
  readonly customerId: string;
  readonly name: string;
  readonly payload: unknown;
  readonly today: string;
}): Customer {
  const { customerId, name, today } = parts;
  const onboarding = readOnboarding(parts.payload);
  const { identity, personal, contact, employment, investor, plans, tax } = onboarding;
  const answers = {
    ...personal,
    ...contact,
    ...employment,
    ...investor,
    epfNo: plans?.epfNo,
    usResidentStatus: tax?.usResidentStatus,
  };
  return {
    customerId,
    name,
    idNo: identity?.idNo ?? '',
    ...recordOf(updateFields, answers),
    customerType: 'Individual',
    isStaff: false,
    sourceOfIncome: employment?.sourceOfIncome ?? [],
    purposeOfInvest: employment?.purposeOfInvest ?? [],
    recordedAsList: [],
    sI: investor?.sI === true,
    ...assessedFields(onboarding.suitability ?? {}),
    account: [...futureAccounts(customerId, name, onboarding)],
    age: applicantAge(onboarding, today),
    epfAccountType: plans?.epfAccountType ?? null,
    vI: vulnerableAnswersOf(onboarding),
  };
}

/** Returns the accounts of a customer that exist, without those that an onboarding is about to open. */
export const openedAccounts = ({ account }: Pick<Customer, 'account'>): readonly Account[] =>
  account.filter(({ accountId }) => !isOnboardingId(accountId));
