/** A reason for a withdrawal from PRS (private retirement scheme), and what it allows (docs/domain.md, section 3). */
export interface WithdrawalReason {
  /** Its code and its name in the lookups. */
  readonly code: string;
  readonly name: string;
  /** `B`: sub-account B alone. `A+B`: both, in proportion. */
  readonly takesFrom: 'B' | 'A+B';
  /** Names of the documents that prove it; none where the identity card is enough. */
  readonly proof: readonly string[];
  /** 8% tax is deducted. It is possible once a year, and a year after the first contribution. */
  readonly isTaxed?: true;
  /** The member leaves with all that the account has, so another withdrawal from it is asked about. */
  readonly isDeparture?: true;
  /** What one withdrawal is worth at least, in MYR. */
  readonly least?: string;
  /** The lowest age. */
  readonly fromAge?: number;
  /** The age from which it is not offered, because another reason is not taxed. */
  readonly untilAge?: number;
}

/** Age from which a withdrawal for retirement is allowed, and is not taxed. */
const retirementAge = 55;

/** By `reasonID`. */
const reasons: Readonly<Record<string, WithdrawalReason>> = {
  '1': { code: 'RET', name: 'Retirement age (55)', takesFrom: 'A+B', proof: [], fromAge: retirementAge },
  '2': {
    code: 'PRE',
    name: 'Pre-retirement',
    takesFrom: 'B',
    proof: [],
    isTaxed: true,
    untilAge: retirementAge,
  },
  '3': {
    code: 'HLT',
    name: 'Healthcare, self or family',
    takesFrom: 'B',
    proof: ['Form PPA003D', 'Medical report', 'Proof of relationship'],
  },
  '4': {
    code: 'HSG',
    name: 'Buy or build a house',
    takesFrom: 'B',
    proof: ['Form PPA004D', 'Housing loan papers'],
    least: '500',
  },
  '5': {
    code: 'HSL',
    name: 'Reduce a housing loan',
    takesFrom: 'B',
    proof: ['Form PPA005D', 'Housing loan statement'],
    least: '500',
  },
  '6': { code: 'PTD', name: 'Permanent total disablement', takesFrom: 'A+B', proof: ['Medical report'] },
  '7': { code: 'SDS', name: 'Serious disease', takesFrom: 'A+B', proof: ['Medical report'] },
  '8': {
    code: 'MTD',
    name: 'Mental disability',
    takesFrom: 'A+B',
    proof: ['Medical report', 'Proof of guardianship'],
  },
  '9': {
    code: 'LVE',
    name: 'Leaving Malaysia permanently',
    takesFrom: 'A+B',
    proof: ['Proof of departure'],
    isDeparture: true,
  },
};

/** The reasons of the lookups. No form offers death: the nominee applies elsewhere. */
export const listedReasons = [
  ...Object.entries(reasons).map(([reasonID, { name, code }]) => ({ name, reasonID, value: code })),
  { name: 'Death', reasonID: '10', value: 'DTH' },
];

/** Returns the reason with this `reasonID`; `undefined` for one that no form offers, and without one (`null`). */
export const withdrawalReason = (reasonId: string | null): WithdrawalReason | undefined =>
  reasonId === null ? undefined : reasons[reasonId];

/**
 * Whether a withdrawal waits for proof of its reason: true for all reasons but those for which the identity card is
 * enough, and for an unknown reason. False without a reason.
 */
export const needsProof = (reasonId: string | null): boolean =>
  reasonId !== null && withdrawalReason(reasonId)?.proof.length !== 0;

/** What decides whether withdrawals go together. */
interface MadeWithdrawal {
  readonly accountId: string;
  /** `null` for a redemption that is no withdrawal from PRS. */
  readonly withdrawalReason: string | null;
}

/**
 * Returns the PRS accounts of these redemptions from which the member withdraws on leaving Malaysia permanently, and for
 * another reason too: that is asked about before both are sent. Several withdrawals on leaving, one a scheme, are fine.
 */
export function departingAccounts(redemptions: readonly MadeWithdrawal[]): readonly string[] {
  const withdrawals = redemptions.filter(({ withdrawalReason: reason }) => reason !== null && reason !== '');
  const accountsOf = (isDeparture: boolean) =>
    withdrawals
      .filter((made) => (withdrawalReason(made.withdrawalReason)?.isDeparture === true) === isDeparture)
      .map(({ accountId }) => accountId);
  const others = new Set(accountsOf(false));
  return [...new Set(accountsOf(true))].filter((accountId) => others.has(accountId));
}
