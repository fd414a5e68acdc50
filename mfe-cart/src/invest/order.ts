import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { readTypedAmount } from '@portal/shared/forms';
import { Percent } from '@portal/shared/money';
import { readBank } from '../core/bank-accounts/bank-choice.ts';
import type { AccountChoice } from '../core/customer/account-choice.ts';
import type { FieldProblem } from '../core/form/field-problem.ts';
import { reasonProblem } from '../core/form/reason-problem.ts';
import { mismatchKindOf } from '../core/items/mismatch-kind.ts';
import { type Acknowledgement, acknowledges } from '../core/items/mismatch-reasons.ts';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { defaultOffer } from './account/prs-default.ts';
import { type AmountLimits, checkAmount } from './amount/amount-limit.ts';
import type { InvestField, InvestValues } from './invest-fields.ts';
import type { Distribution, InvestmentOrder } from './investment-payload.ts';
import { type ChargeRange, checkCharge } from './sales-charge.ts';

/** What the form values are validated against. It depends on account and scheme. */
export interface OrderContext {
  readonly choice: AccountChoice | undefined;
  readonly offer: Offer | undefined;
  readonly limits: AmountLimits | undefined;
  readonly range: ChargeRange | undefined;
  readonly mismatch: Loadable<ProductMismatch>;
  /** Accounts of the scheme's currency. */
  readonly bankAccounts: readonly BankAccount[];
  /** All banks, for the mnemonic of a payout. */
  readonly banks: Loadable<Lookups['banks']>;
  /** Age of the customer; it decides the default option of a PRS order. */
  readonly age: number | null;
}

/** Result of reading the form: the complete order, or what is missing, in the order of the form. */
type OrderReading =
  | { readonly status: 'complete'; readonly order: InvestmentOrder }
  | { readonly status: 'incomplete'; readonly missing: readonly FieldProblem<InvestField>[] };

/** Returns the form values as text, with normalized amounts, to compare them. */
export function normalizedAnswers(values: InvestValues, offer: Offer | undefined): string {
  const amount = readTypedAmount(offer?.scheme.currency ?? '', values.amount);
  return JSON.stringify({
    ...values,
    // the time of a tick is no change
    acknowledged: values.acknowledged && (values.acknowledged.kind ?? true),
    amount: amount.status === 'read' ? amount.money.toString() : values.amount,
    salesCharge: Percent.parse(values.salesCharge)?.toString() ?? values.salesCharge,
  });
}

/** Returns the preselected distribution: reinvestment, unless the scheme only pays out. */
export function defaultDistribution(plan: Plan, { scheme }: Offer): Distribution['instruction'] {
  return plan === 'CS' && !scheme.reinvestment && scheme.cashPayment ? 'PAYOUT' : 'REINVEST';
}

/** Whether the plan always reinvests distributions (domain: transaction rules). */
export const isReinvestOnly = (choice: AccountChoice | undefined): boolean => choice?.account.plan !== 'CS';

/** Whether the scheme offers this distribution. A scheme that offers neither is reinvested. */
function isOffered(distribution: Distribution['instruction'], { scheme }: Offer): boolean {
  if (distribution === 'PAYOUT') return scheme.cashPayment;
  return scheme.reinvestment || !scheme.cashPayment;
}

function readDistribution(
  { distribution, bank: chosen }: InvestValues,
  context: OrderContext,
  offer: Offer,
): Distribution | FieldProblem<InvestField> {
  if (isReinvestOnly(context.choice)) return { instruction: 'REINVEST' };
  if (!isOffered(distribution, offer)) {
    const problem =
      distribution === 'PAYOUT'
        ? 'This fund pays nothing out: reinvest.'
        : 'This fund does not reinvest: pay out.';
    return { field: 'distribution', problem };
  }
  if (distribution === 'REINVEST') return { instruction: 'REINVEST' };
  const paid = readBank(chosen, context, {
    none: 'Choose the bank account for payouts, or reinvest.',
    noBanks: 'The list of banks could not be loaded: try that again, or reinvest.',
  });
  return typeof paid === 'string' ? { field: 'bank', problem: paid } : { instruction: 'PAYOUT', ...paid };
}

/** Whether the mismatch that the service has found is the one that was acknowledged. */
export const isAcknowledged = (acknowledged: Acknowledgement | null, found: ProductMismatch): boolean =>
  acknowledged !== null && acknowledges(acknowledged, mismatchKindOf(found));

function missingSuitability(
  values: InvestValues,
  { mismatch }: OrderContext,
): readonly FieldProblem<InvestField>[] {
  if (mismatch.status === 'loading')
    return [{ field: 'scheme', problem: 'Suitability is still being checked.' }];
  if (mismatch.status === 'failed') {
    return [{ field: 'scheme', problem: 'Suitability could not be checked: try that again first.' }];
  }
  if (!mismatch.value.mismatch) return [];
  if (!isAcknowledged(values.acknowledged, mismatch.value)) {
    return [
      { field: 'acknowledged', problem: 'Confirm that the customer knows this and still wants to invest.' },
    ];
  }
  const problem = reasonProblem(values.reason);
  return problem ? [{ field: 'reason', problem }] : [];
}

/** With a default option the fund must be the default of the customer's age (ITM-12). */
function missingDefault(
  values: InvestValues,
  offer: Offer,
  age: number | null,
): readonly FieldProblem<InvestField>[] {
  if (values.prsDefault === 'N' || defaultOffer([offer], age, values.prsDefault)) return [];
  return [
    {
      field: 'scheme',
      problem: 'This fund is not the default of the customer’s age. Choose again who decides.',
    },
  ];
}

/** Reads the form into an order, or returns everything that is missing or wrong. */
export function readOrder(values: InvestValues, context: OrderContext): OrderReading {
  const { choice, offer, limits, range } = context;
  if (choice?.status !== 'open') {
    return { status: 'incomplete', missing: [{ field: 'accountId', problem: 'Choose an account.' }] };
  }
  if (!offer || !limits || !range) {
    return { status: 'incomplete', missing: [{ field: 'scheme', problem: 'Choose a fund.' }] };
  }
  const amount = checkAmount(values.amount, limits);
  const charge = checkCharge(values.salesCharge, range);
  const distribution = readDistribution(values, context, offer);
  const isPrs = choice.account.plan === 'PRS';
  const notDefault = isPrs ? missingDefault(values, offer, context.age) : [];
  const suitability = missingSuitability(values, context);
  if (
    notDefault.length === 0 &&
    suitability.length === 0 &&
    amount.status === 'met' &&
    charge.status === 'met' &&
    'instruction' in distribution
  ) {
    return {
      status: 'complete',
      order: {
        account: choice.account,
        agentCode: choice.agentCode,
        offer,
        amount: amount.money,
        salesCharge: charge.percent,
        distribution,
        ...(isPrs && values.prsDefault !== 'N' ? { prsDefault: values.prsDefault } : {}),
      },
    };
  }
  return {
    status: 'incomplete',
    missing: [
      ...notDefault,
      ...(amount.status === 'met' ? [] : [{ field: 'amount' as const, problem: amount.text }]),
      ...(charge.status === 'met' ? [] : [{ field: 'salesCharge' as const, problem: charge.text }]),
      ...('instruction' in distribution ? [] : [distribution]),
      ...suitability,
    ],
  };
}
