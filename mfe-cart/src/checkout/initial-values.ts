import type { Customer } from '@portal/shared/api/customers';
import type { CartItem } from '../core/items/cart-item.ts';
import { departureKind } from '../core/items/departure.ts';
import { acknowledges, type MismatchReason } from '../core/items/mismatch-reasons.ts';
import {
  customerAsPayer,
  type PayerAnswers,
  personalMethods,
  type RememberedPayment,
} from '../payer/index.ts';
import { payerForItems } from './checkout-state.ts';
import {
  acknowledgedField,
  type DeclarationAnswers,
  type DeclarationRequirements,
  departureField,
} from './declaration/declaration.ts';
import { borrowingOfSwitches } from './declaration/declaration-requirements.ts';
import type { SentAnswers } from './sent-answers.ts';

/** Values of the checkout's form. */
export interface CheckoutValues {
  declaration: DeclarationAnswers;
  /** Codes of the chosen payment methods, by the key of their sum. */
  methods: Record<string, string>;
  payer: PayerAnswers;
}

/** What was kept of the items when they were added, or sent before, and of the customer's last checkout. */
export interface KeptAnswers {
  /** The reasons and acknowledgements, by item. */
  readonly reasons: Readonly<Record<string, MismatchReason>>;
  /** The answers that the items were sent with before they were moved to draft. */
  readonly sent: SentAnswers | null;
  /** How the customer paid last. */
  readonly remembered: RememberedPayment | null;
}

/**
 * Returns the values that a checkout's form begins with: what these items were sent with before, else how the customer
 * paid last, and the e-mail on record. Nothing is ticked, and no reason is filled in.
 */
export function initialValues(
  customer: Customer,
  items: readonly CartItem[],
  { sent, remembered }: KeptAnswers,
): CheckoutValues {
  const payer = sent?.payer ?? payerForItems(remembered?.payer ?? customerAsPayer, items, customer);
  return {
    declaration: {
      ticked: {},
      reasons: {},
      borrowing: sent?.borrowing || borrowingOfSwitches(items),
      contactName: sent?.contactName ?? '',
      contactPhone: sent?.contactPhone ?? '',
      email: sent?.email || (customer.email ?? ''),
    },
    methods: sent?.methods ?? personalMethods(remembered?.methods ?? {}),
    payer,
  };
}

/**
 * Returns what was acknowledged before, by field: the mismatches whose kind is the one that was acknowledged, and
 * permanent departures.
 */
const ticksBefore = (
  requirements: DeclarationRequirements | undefined,
  reasons: KeptAnswers['reasons'],
): DeclarationAnswers['ticked'] =>
  Object.fromEntries([
    ...(requirements?.mismatches ?? []).flatMap(({ orders, kind }) =>
      orders.flatMap(({ itemId }): [string, string][] => {
        const acknowledged = reasons[itemId]?.acknowledged;
        return acknowledged && acknowledges(acknowledged, kind)
          ? [[acknowledgedField(itemId), acknowledged.at]]
          : [];
      }),
    ),
    ...(requirements?.departures ?? []).flatMap(({ accountId, withdrawals }) =>
      withdrawals.flatMap(({ id }): [string, string][] => {
        const acknowledged = reasons[id]?.acknowledged;
        return acknowledged?.kind === departureKind ? [[departureField(accountId), acknowledged.at]] : [];
      }),
    ),
  ]);

/**
 * Returns the answers filled up with what was kept of earlier orders (`reasons`, by item id): acknowledgements that are
 * still about the same kind of mismatch count as ticked, and reasons are filled in. What the agent answered here, also
 * unticking, goes first.
 */
export function withKeptReasons(
  answers: DeclarationAnswers,
  requirements: DeclarationRequirements | undefined,
  reasons: KeptAnswers['reasons'],
): DeclarationAnswers {
  const reasonsBefore = Object.fromEntries(
    Object.entries(reasons).map(([id, answer]) => [id, answer.reason]),
  );
  return {
    ...answers,
    ticked: { ...ticksBefore(requirements, reasons), ...answers.ticked },
    reasons: { ...reasonsBefore, ...answers.reasons },
  };
}
