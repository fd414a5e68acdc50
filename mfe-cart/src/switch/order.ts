import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { SwitchingSent } from '@portal/shared/api/transaction-payloads';
import type { Loadable } from '@portal/shared/contract';
import type { FieldProblem } from '@portal/shared/form-values';
import { Percent } from '@portal/shared/money';
import type { Offer } from '../core/pricing/offer.ts';
import type { OrderReading, SourceHolding } from '../transaction/index.ts';
import {
  type BankContext,
  checkCharge,
  checkSize,
  holdingProblem,
  normalizedSize,
  readDistribution,
  suitabilityProblems,
} from '../transaction-rules/index.ts';
import type { SwitchField, SwitchValues } from './switch-fields.ts';
import { switchingPayload } from './switching-payload.ts';
import { asksBorrowing, switchChargeRange } from './target.ts';

/** What the form values are validated against. It depends on account, holding and target. */
export interface OrderContext
  extends BankContext,
    Pick<SourceHolding, 'choice' | 'holdings' | 'chosen' | 'offer' | 'limits'> {
  /** The target, where it can be switched into. */
  readonly target: Offer | undefined;
  /** Why the chosen target cannot be switched into. */
  readonly refusal: string | undefined;
  readonly mismatch: Loadable<ProductMismatch>;
}

type Reading = OrderReading<SwitchingSent, SwitchField>;

const incomplete = (...missing: readonly FieldProblem<SwitchField>[]): Reading => ({
  status: 'incomplete',
  missing,
});

/** Returns the problem of the question for ringgit borrowing, if it is asked and not answered. */
const borrowingProblems = (
  target: Offer,
  { borrowing }: SwitchValues,
): readonly FieldProblem<'borrowing'>[] =>
  asksBorrowing(target) && borrowing === ''
    ? [{ field: 'borrowing', problem: 'Choose whether the customer has borrowed in ringgit.' }]
    : [];

/**
 * Reads a switch's form: `complete` with the payload to send and the reason for a mismatch, or `incomplete` with what
 * is missing or wrong, in the order of the form. Until account, holding and target are chosen, only the first of these
 * is reported.
 */
export function readOrder(values: SwitchValues, context: OrderContext): Reading {
  const { choice, holdings, chosen, offer, limits, target, refusal, mismatch } = context;
  if (choice?.status !== 'open') return incomplete({ field: 'accountId', problem: 'Choose an account.' });
  if (!offer || !limits || holdings.status !== 'ok')
    return incomplete({ field: 'scheme', problem: holdingProblem(holdings, chosen) });
  if (!target) return incomplete({ field: 'target', problem: refusal ?? 'Choose a fund to switch into.' });
  const { account, agentCode } = choice;
  const check = checkSize(values, limits);
  const charge = checkCharge(values.salesCharge, switchChargeRange(account.plan, target));
  const distribution = readDistribution(account.plan, values, context, target);
  const suitability = suitabilityProblems(values, mismatch, { fund: 'target', verb: 'switch' });
  const borrowing = borrowingProblems(target, values);
  if (
    check.status === 'met' &&
    charge.status === 'met' &&
    'instruction' in distribution &&
    suitability.length === 0 &&
    borrowing.length === 0
  ) {
    const payload = switchingPayload({
      account,
      agentCode,
      from: offer,
      to: target,
      size: check.size,
      salesCharge: charge.percent,
      distribution,
      hasBorrowing: asksBorrowing(target) && values.borrowing === 'yes',
    });
    const { acknowledged, reason } = values;
    return { status: 'complete', payload, reason: acknowledged ? { reason, acknowledged } : undefined };
  }
  return incomplete(
    ...suitability,
    ...(check.status === 'met' ? [] : [{ field: check.field, problem: check.text }]),
    ...(charge.status === 'met' ? [] : [{ field: 'salesCharge' as const, problem: charge.text }]),
    ...('instruction' in distribution ? [] : [distribution]),
    ...borrowing,
  );
}

/**
 * Returns a switch's form values as JSON with normalized amount, units and charge, to compare whether answers changed:
 * `1000` and `1,000.00` are the same, and so are two times of a tick. What cannot be read stays as typed. `currency` is
 * the amount's.
 */
export const normalizedAnswers = (values: SwitchValues, currency: string): string =>
  JSON.stringify({
    ...values,
    ...normalizedSize(values, currency),
    // the time of a tick is no change
    acknowledged: values.acknowledged && (values.acknowledged.kind ?? true),
    salesCharge: Percent.parse(values.salesCharge)?.toString() ?? values.salesCharge,
  });
