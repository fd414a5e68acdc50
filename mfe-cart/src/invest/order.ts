import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import type { FieldProblem } from '@portal/shared/form-values';
import { Percent } from '@portal/shared/money';
import { readTypedAmount } from '@portal/shared/typed-amount';
import type { Offer } from '../core/pricing/offer.ts';
import {
  type AccountChoice,
  type ChargeRange,
  checkCharge,
  readDistribution,
  suitabilityProblems,
} from '../transaction-rules/index.ts';
import { defaultOffer } from './account/prs-default.ts';
import { type AmountLimits, checkAmount } from './amount/amount-limit.ts';
import type { InvestField, InvestValues } from './invest-fields.ts';
import type { InvestmentOrder } from './investment-payload.ts';

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

/**
 * Returns an investment's form values as JSON with normalized amount and charge, to compare whether answers changed:
 * `1000` and `1,000.00` are the same, and so are two times of a tick. What cannot be read stays as typed.
 */
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
      problem: 'This fund is not the default for the customer’s age. Choose again who chooses the fund.',
    },
  ];
}

/**
 * Reads an investment's form: `complete` with the order, or `incomplete` with what is missing or wrong, by field.
 * Without an account or a fund only that is reported.
 */
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
  const distribution = readDistribution(choice.account.plan, values, context, offer);
  const isPrs = choice.account.plan === 'PRS';
  const notDefault = isPrs ? missingDefault(values, offer, context.age) : [];
  const suitability = suitabilityProblems(values, context.mismatch, { fund: 'scheme', verb: 'invest' });
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
      ...suitability,
      ...(amount.status === 'met' ? [] : [{ field: 'amount' as const, problem: amount.text }]),
      ...(charge.status === 'met' ? [] : [{ field: 'salesCharge' as const, problem: charge.text }]),
      ...('instruction' in distribution ? [] : [distribution]),
    ],
  };
}
