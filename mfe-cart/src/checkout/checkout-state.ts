import type { Customer } from '@portal/shared/api/customers';
import type { FieldProblem } from '@portal/shared/form-values';
import { type CartItem, paidItems } from '../core/items/cart-item.ts';
import {
  customerAsPayer,
  isKnownPayer,
  jointHolders,
  missingPayer,
  needsPayer,
  type PayerAnswers,
  type PaymentMethod,
  payerRelationships,
  withRelationship,
} from '../payer/index.ts';
import {
  careField,
  type DeclarationAnswers,
  type DeclarationRequirements,
  documentsField,
  emailConfirmedField,
  missingDeclarations,
} from './declaration/declaration.ts';
import { dueSums, missingMethods, paymentChoices } from './declaration/payment-choice.ts';

/** Items of a checkout, and what was answered about them. */
interface CheckoutFacts {
  readonly items: readonly CartItem[];
  readonly customer: Pick<Customer, 'account'>;
  /** What has to be declared; absent until the service has checked the suitability. */
  readonly requirements: DeclarationRequirements | undefined;
  readonly answers: DeclarationAnswers;
  /** Codes of the chosen payment methods, by the key of their sum. */
  readonly methods: Readonly<Record<string, string>>;
  readonly payer: PayerAnswers;
  /** The payment methods of the lookups; none until they have loaded. */
  readonly lookups: readonly PaymentMethod[];
}

/**
 * Returns what a checkout asks for (sums, payment methods, payer) and what is missing, in the order of its page;
 * `missing` is also empty while `requirements` are not known. The checkout's form and the cart's verdict both read it,
 * so that `Ready to check out` and the button that sends follow one rule.
 */
export function checkoutState(facts: CheckoutFacts) {
  const { items, customer, requirements, answers } = facts;
  const sums = dueSums(items);
  const payments = paymentChoices(sums, facts.lookups, facts.methods);
  const paid = paidItems(items);
  const payers = needsPayer(paid)
    ? { joint: jointHolders(customer.account, paid), relationships: payerRelationships(paid) }
    : undefined;
  const payer = payers ? withRelationship(facts.payer, payers.relationships) : facts.payer;
  const missing: readonly FieldProblem[] = requirements
    ? [
        ...missingDeclarations(requirements, answers),
        ...missingMethods(payments),
        ...(payers ? missingPayer(payer, payers.joint) : []),
      ]
    : [];
  return {
    sums,
    payments,
    /** Absent when nothing is due that needs a payer. */
    payers,
    payer,
    missing,
  };
}

const askedInPerson: readonly string[] = [documentsField, 'borrowing', careField, emailConfirmedField];

/**
 * Whether a missing field is a question or confirmation that only the checkout asks, with the customer present, so that
 * the cart's verdict does not list it as a gap.
 */
export const isAskedInPerson = ({ field }: FieldProblem): boolean => askedInPerson.includes(field);

/**
 * Returns the chosen payer of a checkout, or the customer (`customerAsPayer`) when that payer is a joint holder of none
 * of the accounts that these items pay into.
 */
export function payerForItems(
  payer: PayerAnswers,
  items: readonly CartItem[],
  { account }: Pick<Customer, 'account'>,
): PayerAnswers {
  return isKnownPayer(payer, jointHolders(account, paidItems(items))) ? payer : customerAsPayer;
}
