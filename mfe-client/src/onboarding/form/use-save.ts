import { cartList } from '@portal/shared/api/cart';
import { addOnboarding, type OnboardingSent } from '@portal/shared/api/onboarding';
import { ApiError } from '@portal/shared/calls';
import { useApi, useCommand } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { cartLockName, withLock } from '@portal/shared/with-lock';
import { useEffect, useRef } from 'react';
import { fromPayload } from '../answers/from-payload.ts';
import { findForeignChanges, isSamePayload } from './merge-answers.ts';

/** Channel of onboardings. */
export const onboardingChannel = 'Digital AOF';

/** Result of saving. `changedElsewhere`: another tab or device has saved since, and nothing was sent. */
export type SaveOutcome =
  | { readonly status: 'saved'; readonly payload: OnboardingSent; readonly at: Date }
  | { readonly status: 'changedElsewhere'; readonly theirs: unknown }
  | { readonly status: 'failed'; readonly error: ApiError };

/** What is saved. */
export interface SaveRequest {
  readonly customerName: string;
  readonly payload: OnboardingSent;
  /** The service's payload that the answers were based on; `undefined` before the first save. */
  readonly base: unknown;
  /** What an earlier attempt sent, and had no reply to. */
  readonly sentWithoutReply: OnboardingSent | undefined;
  readonly isCompleted: boolean;
}

/**
 * Returns a command that saves the whole payload under the onboarding's id (ONB-01), and emits `cart:changed`; one runs
 * at a time, also across tabs, and what is to be saved meanwhile resolves to `undefined`. It reads before it writes: what another tab or device has changed is not overwritten,
 * and the outcome is `changedElsewhere`. Sending again is safe: the same id is replaced. Never throws.
 */
export function useSave(id: string) {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId, agentCodeUt, agentCodePrs } = useAgent();
  /** Whether a tab of the agent has saved it since the form was opened. The service is not asked for one that it cannot have. */
  const isSaved = useRef(false);
  useEffect(() => {
    const saves = bus.on('cart:changed').subscribe(({ customerId }) => {
      isSaved.current ||= customerId === id;
    });
    return () => saves.unsubscribe();
  }, [bus, id]);

  const save = async ({
    customerName,
    payload,
    base,
    sentWithoutReply,
    isCompleted,
  }: SaveRequest): Promise<SaveOutcome> => {
    if (base !== undefined || isSaved.current) {
      const read = await api.attempt(cartList, { userId, channel: onboardingChannel, customerId: id });
      if (read.status === 'failed') return { status: 'failed', error: read.error };
      const theirs = read.value.onboarding.find((item) => item.id === id)?.payload;
      const isForeign =
        theirs !== undefined && findForeignChanges(fromPayload(payload), base, theirs).changed.length > 0;
      if (isForeign && !(sentWithoutReply && isSamePayload(theirs, sentWithoutReply)))
        return { status: 'changedElsewhere', theirs };
    }
    const reply = await api.attempt(addOnboarding, {
      channel: onboardingChannel,
      userId,
      customerId: id,
      customerName,
      id,
      agent: agentCodeUt ?? agentCodePrs ?? '',
      payload,
      isAOFCompleted: isCompleted,
    });
    if (reply.status === 'failed') return { status: 'failed', error: reply.error };
    bus.emit('cart:changed', { customerId: id, channel: onboardingChannel });
    return { status: 'saved', payload, at: new Date() };
  };

  // tabs of an agent take turns at sending for an applicant
  return useCommand(
    (request: SaveRequest) =>
      withLock<SaveOutcome>(
        cartLockName(id),
        () => save(request),
        () => ({ status: 'failed', error: new ApiError('timeout') }),
      ),
    { whileInFlight: 'refuse' },
  );
}
