import { Money } from '@portal/shared/money';

/** What a reason for a withdrawal from PRS allows (domain, section 3). */
export interface WithdrawalTerms {
  /** `B`: sub-account B alone. `A+B`: both, in proportion. */
  readonly takesFrom: 'B' | 'A+B';
  /** Names of the documents that it needs. */
  readonly documents: readonly string[];
  /** Whether 8% tax is deducted. */
  readonly isTaxed?: true;
  /** What one withdrawal is worth at least. */
  readonly least?: Money;
  /** The lowest age. */
  readonly fromAge?: number;
  /** The age from which it is not offered, because another reason is not taxed. */
  readonly untilAge?: number;
}

/** Age from which a withdrawal for retirement is allowed, and is not taxed. */
const retirementAge = 55;

const least = Money.of('MYR', '500');

/** The documents of a withdrawal that needs no proof. */
const identityAlone = ['Identity card'];

/** By `reasonID`. Death has none: the nominee applies elsewhere. */
const terms: Readonly<Record<string, WithdrawalTerms>> = {
  '1': { takesFrom: 'A+B', documents: identityAlone, fromAge: retirementAge },
  '2': { takesFrom: 'B', documents: identityAlone, isTaxed: true, untilAge: retirementAge },
  '3': { takesFrom: 'B', documents: ['Form PPA003D', 'Medical report', 'Proof of relationship'] },
  '4': { takesFrom: 'B', documents: ['Form PPA004D', 'Housing loan papers'], least },
  '5': { takesFrom: 'B', documents: ['Form PPA005D', 'Housing loan statement'], least },
  '6': { takesFrom: 'A+B', documents: ['Medical report'] },
  '7': { takesFrom: 'A+B', documents: ['Medical report'] },
  '8': { takesFrom: 'A+B', documents: ['Medical report', 'Proof of guardianship'] },
  '9': { takesFrom: 'A+B', documents: ['Proof of departure'] },
};

/**
 * Returns the terms of a withdrawal from PRS (private retirement scheme) for the reason with this id: which
 * sub-accounts it takes, tax, ages, least value, documents. `undefined` for a reason that no form offers, and without
 * one (`null`).
 */
export const withdrawalTerms = (reasonId: string | null): WithdrawalTerms | undefined =>
  reasonId === null ? undefined : terms[reasonId];

/**
 * Whether a withdrawal from PRS (private retirement scheme) waits for proof of its reason: true for all reasons but
 * retirement and pre-retirement, which need the identity card alone, and for an unknown reason. False without a reason.
 */
export const needsProof = (reasonId: string | null): boolean =>
  reasonId !== null && withdrawalTerms(reasonId)?.documents !== identityAlone;
