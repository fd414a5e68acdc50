import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { type Called, useCall, valueOrUndefined } from '@portal/shared/data';
import { type CartAssessment, isOnboardingId, readCartAssessment } from '@portal/shared/records';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { useHiddenItems } from '../cart/use-hidden-items.ts';

/** The complete assessment of a cart, with the id of its item. */
interface FoundAssessment {
  readonly id: string;
  readonly assessment: CartAssessment;
}

/**
 * Loads the complete suitability assessment in a customer's cart with its item's id, as the cart is now; the value is
 * `undefined` when the cart has none, or its item is hidden because it is being removed, and for an applicant, whose
 * assessment is part of the onboarding. Without a customer it is loading and sends no request.
 */
export function useAssessmentInCart(customerId: string | undefined): Called<FoundAssessment | undefined> {
  const { uuid: userId } = useAgent();
  const { hiddenIds } = useHiddenItems(customerId);
  const isApplicant = customerId !== undefined && isOnboardingId(customerId);
  const call = useCall(
    cartList,
    customerId === undefined || isApplicant ? undefined : { userId, customerId, channel: 'Digital Form' },
  );
  if (isApplicant) return { status: 'ok', value: undefined, refreshing: false };
  if (call.status !== 'ok') return call;
  const found = call.value.sat.flatMap(({ id, payload }): readonly FoundAssessment[] => {
    const assessment = hiddenIds.has(id) ? undefined : readCartAssessment(payload);
    return assessment ? [{ id, assessment }] : [];
  });
  return { ...call, value: found[0] };
}

interface Read {
  readonly customerId: string;
  readonly assessment: CartAssessment | undefined;
}

/**
 * Reads the complete suitability assessment in a customer's cart once, when a form opens: the form judges by it until
 * it is closed, also when the cart changes. Loading until then; the value is `undefined` when the cart has none or
 * cannot be read: then the service's check decides.
 */
export function useAssessmentAtOpening(
  customerId: string,
): Exclude<Loadable<CartAssessment | undefined>, { readonly status: 'failed' }> {
  const [read, setRead] = useState<Read>();
  const isRead = read?.customerId === customerId;
  const found = useAssessmentInCart(isRead ? undefined : customerId);
  if (isRead) return { status: 'ok', value: read.assessment };
  // a kept cart may lack the assessment that was just added
  if (found.status === 'loading' || found.refreshing) return { status: 'loading' };
  const assessment = valueOrUndefined(found)?.assessment;
  setRead({ customerId, assessment });
  return { status: 'ok', value: assessment };
}
