import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { isOnboardingId } from '@portal/shared/records';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { useHiddenItems } from '../cart/use-hidden-items.ts';
import { type CartAssessment, readCartAssessment } from './cart-assessment.ts';

interface Read {
  readonly customerId: string;
  readonly assessment: CartAssessment | undefined;
}

/**
 * Reads the complete assessment in a customer's cart, once: a form judges by the one that was there when it opened, and an
 * order that is added does not read it again. An applicant's assessment is part of the onboarding.
 */
export function useAssessmentInCart(customerId: string): Loadable<CartAssessment | undefined> {
  const { uuid: userId } = useAgent();
  const { hiddenIds } = useHiddenItems(customerId);
  const [read, setRead] = useState<Read>();
  const isRead = read?.customerId === customerId;
  const isNeeded = !isRead && !isOnboardingId(customerId);
  const call = useCall(
    cartList,
    isNeeded ? { userId, customerId, channel: 'Digital Form' as const } : undefined,
  );
  if (!isNeeded) return { status: 'ok', value: isRead ? read.assessment : undefined };
  // a kept cart may lack the assessment that was just added
  if (call.status !== 'ok' || call.refreshing) return call.status === 'ok' ? { status: 'loading' } : call;
  const assessment = call.value.sat
    .flatMap(({ id, payload }) => (hiddenIds.has(id) ? [] : (readCartAssessment(payload) ?? [])))
    .at(0);
  setRead({ customerId, assessment });
  return { status: 'ok', value: assessment };
}
