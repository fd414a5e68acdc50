import type { Customer } from '@portal/shared/api/customers';
import { getShortText } from '@portal/shared/items';
import { extraCareReasons, suitabilityOf } from '@portal/shared/selling';
import { boughtLeg, type CartItem, paidItems } from '../../core/items/cart-item.ts';
import { departuresIn } from '../../core/items/departure.ts';
import { assessmentGapOf, mismatchKindOf } from '../../core/items/mismatch-kind.ts';
import type { DeclarationAnswers, DeclarationRequirements, DeclaredMismatch } from './declaration.ts';
import { mismatchStatement } from './statements.ts';
import type { Mismatches } from './use-mismatches.ts';

const orderOf = ({ id, text }: CartItem) => ({ itemId: id, text: getShortText(text) });

/**
 * Returns what has to be declared at the checkout of these items: fund documents, each bought scheme that does not suit
 * (with all its orders), ringgit borrowing when another currency is bought, and the reason for extra care of a
 * vulnerable customer. `mismatches`: the suitability checks by scheme.
 */
export function declarationRequirementsOf(parts: {
  readonly items: readonly CartItem[];
  readonly mismatches: Mismatches;
  readonly hasFundDocuments: boolean;
  readonly customer: Customer;
  readonly agentEmail: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}): DeclarationRequirements {
  const { items, mismatches, hasFundDocuments, customer, agentEmail, today } = parts;
  const extraCare = extraCareReasons(customer, today);
  const schemes = [...new Set(items.flatMap((item) => boughtLeg(item)?.scheme ?? []))];
  const gap = assessmentGapOf(suitabilityOf(customer, today));
  return {
    agentEmail,
    hasFundDocuments,
    departures: departuresIn(items),
    asksBorrowing: paidItems(items).some(({ amount }) => amount.currency !== 'MYR'),
    mismatches: schemes.flatMap((scheme): readonly DeclaredMismatch[] => {
      const mismatch = mismatches.get(scheme);
      const [first, ...others] = items.filter((item) => boughtLeg(item)?.scheme === scheme);
      if (!first || !mismatch?.mismatch) return [];
      const kind = mismatchKindOf(mismatch);
      const statement = mismatchStatement({ kind, scheme, category: mismatch.riskCategory, gap });
      return [{ orders: [orderOf(first), ...others.map(orderOf)], scheme, kind, statement }];
    }),
    ...(extraCare.length === 0 ? {} : { extraCare: `${extraCare.join('. ')}.` }),
  };
}

/**
 * Returns whether the customer has borrowed in ringgit (`yes` or `no`), as the switches into another currency among the
 * items say, so that the question is not asked twice; empty when none says it or when they differ.
 */
export function borrowingOfSwitches(items: readonly CartItem[]): DeclarationAnswers['borrowing'] {
  const answers = new Set(
    items.flatMap((item) =>
      item.kind === 'switching' && item.order.toCurrency !== 'MYR' ? [item.order.domesticBorrowing] : [],
    ),
  );
  const [first] = answers;
  return first === undefined || answers.size > 1 ? '' : first ? 'yes' : 'no';
}
