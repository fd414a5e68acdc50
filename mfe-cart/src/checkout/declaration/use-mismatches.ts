import type { Customer } from '@portal/shared/api/customers';
import { type ProductMismatch, productMismatch, satAnswers } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, mapLoadable, useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import type { SchemeRef } from '@portal/shared/items';
import { acceptsForeignCurrency } from '@portal/shared/selling';
import { type CountingAssessment, judgeScheme } from '../../core/assessment/counting-assessment.ts';
import { expectedMismatch } from '../../core/assessment/expected-mismatch.ts';
import { useCallForEach } from '../../core/calls/use-call-for-each.ts';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';

/** The suitability check of each bought scheme, by the counting assessment. */
export type Mismatches = ReadonlyMap<string, ProductMismatch>;

/** Returns the mismatches that the service will probably find among what these items buy, by scheme. */
export function expectedMismatches(items: readonly CartItem[], assessed: Customer): Mismatches {
  const bought = items.flatMap((item) => boughtLeg(item) ?? []);
  return new Map(
    bought.flatMap(({ scheme, satRank }) => {
      const expected = expectedMismatch(assessed, satRank, today());
      return expected ? [[scheme, expected] as const] : [];
    }),
  );
}

/**
 * Checks with the service whether each of these schemes suits the customer, one call each. Returns the results by
 * scheme code, judged by the counting assessment (the complete one in the checkout, else the one on record). It fails
 * when one call fails.
 */
export function useMismatches(
  customer: Customer,
  bought: readonly Pick<SchemeRef, 'scheme' | 'currency'>[],
  counting: CountingAssessment,
): Loadable<Mismatches> {
  const { customerId } = customer;
  const currencies = new Map(bought.map(({ scheme, currency }) => [scheme, currency]));
  const isLeftOut = counting.source === 'record' && counting.leftOut !== undefined;
  const replies = useCallForEach(
    productMismatch,
    [...currencies.keys()].toSorted().map((scheme) => ({ customerId, scheme })),
    // the service answers differently when the cart's assessment is there or gone
    counting.source === 'cart' || isLeftOut ? 'with an assessment in the cart' : 'by the record',
  );
  const needsAnswers = isLeftOut && [...currencies.values()].some((currency) => currency !== 'MYR');
  const answers = useCall(satAnswers, needsAnswers ? { customerId } : undefined);
  const isAccepted: Loadable<boolean> = needsAnswers
    ? mapLoadable(answers, (earlier) => acceptsForeignCurrency(earlier.answers))
    : { status: 'ok', value: true };
  return mapLoadable(combineLoadables([replies, isAccepted]), ([checked, isCurrencyAccepted]) => {
    const judging = { counting, customer, isCurrencyAccepted, today: today() };
    return new Map(
      checked.map(({ input: { scheme }, reply }) => [
        scheme,
        judgeScheme(reply, currencies.get(scheme) ?? 'MYR', judging),
      ]),
    );
  });
}
