import type { Lookups } from '@portal/shared/api/lookups';
import { type LookupList, listEntries, sayRange } from '../person/lookup-codes.ts';
import { highestStated } from './stated-amount.ts';

/** What a sophisticated investor's criterion is judged by, as answered; `undefined` is not asked yet. */
interface Stated {
  readonly sI: string;
  readonly sophisticatedInvestorCriteria: string;
  readonly annualIncome?: string | undefined;
  readonly maritalStatus?: string | undefined;
  readonly personalAsset?: string | undefined;
}

/** The name of a code; some records have the name in its place. */
const nameIn = (list: LookupList, code: string, lookups: Lookups | undefined): string =>
  (lookups ? listEntries(list, lookups) : []).find(({ value }) => value === code)?.name ?? code;

const unmarried = ['Single', 'Divorced', 'Widowed'];

/**
 * Returns why what is stated of a sophisticated investor contradicts the criterion (docs/domain.md, section 5); `undefined` when
 * it does not, and for criteria that only their proof can show. Onboarding, update and service ask it.
 */
export function criterionRefusal(stated: Stated, lookups: Lookups | undefined): string | undefined {
  const { sI, sophisticatedInvestorCriteria: code, annualIncome, maritalStatus, personalAsset } = stated;
  if (sI !== 'yes') return undefined;
  const criterion = `${code} ${nameIn('sophisticatedInvestorTypes', code, lookups)}`;
  if (/joint|spouse/i.test(criterion)) {
    const status = nameIn('maritalStatus', maritalStatus ?? '', lookups);
    return unmarried.includes(status)
      ? `This needs an income with the spouse over RM\u00a0400,000, but the marital status is ${status}.`
      : undefined;
  }
  if (/income/i.test(criterion)) {
    if (annualIncome === undefined) return undefined;
    const income = nameIn('annualIncome', annualIncome, lookups);
    if ((highestStated(income) ?? (income ? Infinity : 0)) > 300_000) return undefined;
    return `This needs an annual income over RM\u00a0300,000, but the income stated is ${sayRange(income) || 'none'}.`;
  }
  if (!/net.assets/i.test(criterion) || (highestStated(personalAsset ?? '') ?? Infinity) > 3_000_000)
    return undefined;
  return `This needs net assets over RM\u00a03,000,000, but the assets stated are ${sayRange(personalAsset ?? '')}.`;
}
