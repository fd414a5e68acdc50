import { today } from '@portal/shared/dates';
import { FailurePanel, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { basisOf } from '../../core/assessment/counting-assessment.ts';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';
import { PlaceholderFor } from '../../core/placeholder-for.tsx';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { MismatchedFund, type MismatchedFundProps } from './mismatched-fund.tsx';

interface SuitabilityBasisProps {
  readonly form: Pick<CheckoutFormState, 'mismatches' | 'counting'>;
  readonly items: readonly CartItem[];
}

/**
 * Says above the items by which assessment their funds are judged, or that the check failed, with Try again. Nothing
 * when the assessment on record counts and the cart has no other one.
 */
export function SuitabilityBasis({ form, items }: SuitabilityBasisProps) {
  const { mismatches, counting } = form;
  if (mismatches.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Suitability could not be checked"
        meaning="Without it the declaration is not complete, and nothing can be sent."
        onRetry={mismatches.retry}
      />
    );
  }
  const basis = items.some(boughtLeg) && basisOf(counting, today());
  return basis ? <Text textStyle="help">{`Checked ${basis}.`}</Text> : null;
}

/**
 * Returns what is shown under the lines of items, by item id: of each fund that does not suit, the acknowledgement and
 * the reason, under its first order (SAT-04). While the check runs, a placeholder in the size of what is expected; none
 * when it failed.
 */
export function fundSuitability(
  form: Pick<CheckoutFormState, 'requirements' | 'expected' | 'mismatches'> & MismatchedFundProps['form'],
  problemOf: MismatchedFundProps['problemOf'],
): ReadonlyMap<string, ReactNode> {
  const { requirements, expected, mismatches } = form;
  const isLoading = mismatches.status === 'loading';
  const shown = isLoading ? expected : requirements;
  return new Map(
    (shown?.mismatches ?? []).map((mismatch) => {
      const { scheme, orders } = mismatch;
      const fund = <MismatchedFund key={scheme} mismatch={mismatch} form={form} problemOf={problemOf} />;
      const content = isLoading ? (
        <PlaceholderFor key={scheme} label={`Checking suitability of ${scheme}`}>
          {fund}
        </PlaceholderFor>
      ) : (
        fund
      );
      return [orders[0].itemId, content];
    }),
  );
}
