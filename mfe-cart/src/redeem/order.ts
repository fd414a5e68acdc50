import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import type { RedemptionSent } from '@portal/shared/api/transaction-payloads';
import type { WithdrawalReason } from '@portal/shared/api/withdrawal-reasons';
import type { Loadable } from '@portal/shared/contract';
import type { FieldProblem } from '@portal/shared/form-values';
import { readText } from '@portal/shared/person/read-text';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import { departureProblem } from '../core/items/departure.ts';
import type { OrderReading, SourceHolding } from '../transaction/index.ts';
import { checkSize, holdingProblem, readBank, type Withdrawal } from '../transaction-rules/index.ts';
import type { RedeemField, RedeemValues } from './redeem-fields.ts';
import { type Payment, redemptionPayload } from './redemption-payload.ts';

/** What the form values are validated against. It depends on account and holding. */
export interface OrderContext
  extends Pick<SourceHolding, 'choice' | 'holdings' | 'chosen' | 'offer' | 'limits'> {
  /** Accounts of the scheme's currency. */
  readonly bankAccounts: readonly BankAccount[];
  readonly banks: Loadable<Lookups['banks']>;
  readonly reasons: Loadable<readonly WithdrawalReason[]>;
  /** What the chosen reason allows of the holding; absent unless it is a withdrawal from PRS with a reason. */
  readonly withdrawal?: Withdrawal | undefined;
  /** The cart's withdrawals from the account, when one of them or this one is a permanent departure beside the others. */
  readonly departure?: readonly RedemptionItem[] | undefined;
}

type Problem = FieldProblem<RedeemField>;
type Reading = OrderReading<RedemptionSent, RedeemField>;

/** Longest description of a withdrawal, in characters. */
const maxDescriptionLength = 250;

function readWithdrawal(
  { reason, description, departure }: RedeemValues,
  { reasons, withdrawal, departure: asked }: OrderContext,
): Payment | Problem {
  const field = 'reason';
  if (reasons.status === 'loading') return { field, problem: 'The list of reasons is still loading.' };
  if (reasons.status === 'failed')
    return { field, problem: 'The list of reasons could not be loaded: try that again first.' };
  const found = reasons.value.find(({ reasonID }) => reasonID === reason);
  if (!found) return { field, problem: 'Choose the reason for the withdrawal.' };
  if (withdrawal?.status === 'refused') return { field, problem: withdrawal.why };
  if (asked && !departure) return { field: 'departure', problem: departureProblem };
  const text = readText(description, maxDescriptionLength);
  if (!text.ok) return { field: 'description', problem: text.problem };
  return { plan: 'PRS', reason, description: text.value || found.name };
}

function readPayment(plan: Payment['plan'], values: RedeemValues, context: OrderContext): Payment | Problem {
  if (plan === 'EPF') return { plan };
  if (plan === 'PRS') return readWithdrawal(values, context);
  const paid = readBank(values.bank, context, {
    none: 'Choose the bank account that is paid.',
    noBanks: 'The list of banks could not be loaded: try that again first.',
  });
  return typeof paid === 'string' ? { field: 'bank', problem: paid } : { plan, ...paid };
}

const incomplete = (...missing: readonly Problem[]): Reading => ({ status: 'incomplete', missing });

/**
 * Reads a redemption's form: `complete` with the payload to send, or `incomplete` with what is missing or wrong, by
 * field. Until account and holding are chosen, or while a withdrawal's reason is missing, only that is reported.
 */
export function readOrder(values: RedeemValues, context: OrderContext): Reading {
  const { choice, holdings, chosen, offer, limits } = context;
  if (choice?.status !== 'open') return incomplete({ field: 'accountId', problem: 'Choose an account.' });
  if (!offer || !limits || holdings.status !== 'ok')
    return incomplete({ field: 'scheme', problem: holdingProblem(holdings, chosen) });
  const { account, agentCode } = choice;
  const check = checkSize(values, limits);
  const payment = readPayment(account.plan, values, context);
  if (check.status === 'met' && 'plan' in payment) {
    const order = { account, agentCode, offer, size: check.size, payment };
    const { departure } = values;
    return {
      status: 'complete',
      payload: redemptionPayload(order),
      reason: context.departure && departure ? { reason: '', acknowledged: departure } : undefined,
    };
  }
  const unpaid = 'plan' in payment ? [] : [payment];
  // the reason is asked first, and without it there is no limit; what it needs is confirmed below it
  if (unpaid.some(({ field }) => field === 'reason' || field === 'departure')) return incomplete(...unpaid);
  const unmet = check.status === 'met' ? [] : [{ field: check.field, problem: check.text }];
  return incomplete(...unmet, ...unpaid);
}
