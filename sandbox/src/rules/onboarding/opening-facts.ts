import { getEpfAccountName } from '@portal/shared/accounts';
import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { maskId } from '@portal/shared/person/mask-id';
import { type FutureAccount, futureAccounts } from './future-accounts.ts';

const PLAN_NAMES = { CS: 'Cash', EPF: 'EPF', PRS: 'PRS' };

/** Says who will sign for a shared account. */
function signersText({ accountType, operatingInstruction, holders }: FutureAccount): readonly string[] {
  if (accountType === 'IND') return [];
  if (operatingInstruction === '3') return ['both sign'];
  return [operatingInstruction === '2' ? 'either signs' : `${holders[0]?.name ?? 'the principal'} signs`];
}

function accountText(account: FutureAccount): string {
  const { plan, epfAccountType, holders } = account;
  const kind = epfAccountType === null ? '' : ` (${getEpfAccountName(epfAccountType)})`;
  const names = holders.map(({ name, role }) => (role === 'Minor' ? `${name} (a minor)` : name));
  return `${PLAN_NAMES[plan]} account${kind}: ${[names.join(' and '), ...signersText(account)].join(', ')}`;
}

/**
 * Returns what those who are to consent read of an onboarding: each account with its holders and who signs, and each
 * nominee with number, relationship and share. `name`: the applicant's.
 */
export const openingFacts = (payload: OnboardingSent, name: string): readonly string[] => [
  ...futureAccounts(payload, name).map(accountText),
  ...(payload.nominee ?? []).map(
    (nominee) =>
      `Nominee for PRS: ${nominee.name}, ${maskId(nominee.idNo)}, ${nominee.relationship}, ${nominee.share}%`,
  ),
];
