import type { MismatchKind, StatementCode } from '@portal/shared/api/checkout-submission';
import type { IsoDate } from '../calendar.ts';

/** A customer's suitability assessment. */
export interface Assessment {
  /** 1 Conservative to 5 Aggressive; 0 when the customer declined to give information. */
  readonly rank: number;
  readonly validTo: IsoDate;
  readonly declined: boolean;
  /** Question 11: accepts foreign-currency risk. */
  readonly acceptsForeignCurrency: boolean;
}

/** Why a scheme does not suit a customer. */
export type MismatchReason =
  | 'not-assessed'
  | 'declined'
  | 'expired'
  | 'risk-above-category'
  | 'foreign-currency';

/** Risk categories by rank (docs/domain.md, section 4). */
export const RISK_CATEGORIES = [
  { rank: 1, satGroup: 'C', riskCategory: 'Conservative', lowestScore: 10 },
  { rank: 2, satGroup: 'MC', riskCategory: 'Moderately Conservative', lowestScore: 18 },
  { rank: 3, satGroup: 'M', riskCategory: 'Moderate', lowestScore: 26 },
  { rank: 4, satGroup: 'MA', riskCategory: 'Moderately Aggressive', lowestScore: 35 },
  { rank: 5, satGroup: 'A', riskCategory: 'Aggressive', lowestScore: 43 },
] as const;

type RiskCategory = (typeof RISK_CATEGORIES)[number];

/** The category of a rank; `undefined` for rank 0 and anything else outside 1 to 5. */
export function categoryOfRank(rank: number): RiskCategory | undefined {
  return RISK_CATEGORIES.find((category) => category.rank === rank);
}

/**
 * Why a scheme does not suit a customer (docs/domain.md, section 4: Mismatch); empty when it does. It applies to investments and
 * to the target of a switch, never to redemptions.
 */
export function mismatchReasons(
  scheme: { readonly satRank: number; readonly currency: string },
  assessment: Assessment | undefined,
  today: IsoDate,
): readonly MismatchReason[] {
  if (!assessment) return ['not-assessed'];
  if (assessment.declined) return ['declined'];
  const reasons: MismatchReason[] = [];
  if (assessment.validTo < today) reasons.push('expired');
  if (scheme.satRank > assessment.rank) reasons.push('risk-above-category');
  if (scheme.currency !== 'MYR' && !assessment.acceptsForeignCurrency) reasons.push('foreign-currency');
  return reasons;
}

/** A mismatch as a checkout declares it: its kind, and the statement that is ticked. */
export interface DeclaredMismatch {
  readonly kind: MismatchKind;
  readonly statement: StatementCode;
}

const declarations: Record<MismatchReason, DeclaredMismatch> = {
  'not-assessed': { kind: 'no-assessment', statement: 'assessment-none' },
  declined: { kind: 'no-assessment', statement: 'assessment-declined' },
  expired: { kind: 'no-assessment', statement: 'assessment-expired' },
  'risk-above-category': { kind: 'risk', statement: 'mismatch-risk' },
  'foreign-currency': { kind: 'currency', statement: 'mismatch-currency' },
};

/**
 * Returns kind and statement by which a mismatch is declared at checkout, by its first reason; `undefined` when there
 * is none.
 */
export function declaredMismatch([first]: readonly MismatchReason[]): DeclaredMismatch | undefined {
  return first && declarations[first];
}

/** The columns of a customer that hold the assessment. */
interface AssessmentColumns {
  readonly satRank?: number | null | undefined;
  readonly satTo?: IsoDate | null | undefined;
  readonly acceptsForeignCurrency: boolean;
}

/**
 * Returns a customer's suitability assessment from the customer's columns; `undefined` when never assessed. Rank 0 is
 * the customer who declined it.
 */
export function assessmentOf({
  satRank,
  satTo,
  acceptsForeignCurrency,
}: AssessmentColumns): Assessment | undefined {
  if (typeof satRank !== 'number' || typeof satTo !== 'string') return undefined;
  return { rank: satRank, validTo: satTo, declined: satRank === 0, acceptsForeignCurrency };
}
