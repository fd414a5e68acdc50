import { type CartLists, cartList } from '@portal/shared/api/cart';
import { addOnboarding, type OnboardingSent } from '@portal/shared/api/onboarding';
import type { ApiError } from '@portal/shared/calls';
import { hashOf, type ReadBackResult, sendOnce } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { readOnboarding } from '@portal/shared/records';
import { useAgent, useShell } from '@portal/shared/ui';
import { cartLockName, withLock } from '@portal/shared/with-lock';
import { useEffect, useRef } from 'react';
import { fromPayload } from '../answers/from-payload.ts';
import { findForeignChanges, isSamePayload } from './merge-answers.ts';

/** Channel of onboardings. */
export const onboardingChannel = 'Digital AOF';

/**
 * Why nothing was saved: the service refused it (`ApiError`), did not receive it, cannot be read before it is sent, or
 * it is not known whether it was saved.
 */
export type SaveProblem = ApiError | 'notReceived' | 'unreadable' | 'unknown';

/** Result of saving. `changedElsewhere`: another tab or device has saved since, and nothing was sent. */
export type SaveOutcome =
  | { readonly status: 'saved'; readonly payload: OnboardingSent; readonly at: Date }
  | { readonly status: 'changedElsewhere'; readonly theirs: unknown }
  | { readonly status: 'failed'; readonly problem: SaveProblem };

/** Returns what a saved payload is recognised by. */
const fingerprint = (payload: unknown, isCompleted: boolean): Promise<string> =>
  hashOf([fromPayload(payload), isCompleted]);

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
 * at a time, also across tabs, and what is to be saved meanwhile resolves to `undefined`. It reads before it writes: what
 * another tab or device has changed is not overwritten, and the outcome is `changedElsewhere`. A lost reply is read back.
 * Sending again is safe: the same id is replaced. Never throws.
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

  const listedIn = ({ onboarding }: CartLists) => onboarding.find((item) => item.id === id);
  const readBack = async ([print]: readonly string[]): Promise<ReadBackResult<unknown>> => {
    const read = await api.attempt(cartList, { userId, channel: onboardingChannel, customerId: id });
    // the service answers so for an applicant that it does not have
    if (read.status === 'failed') return { status: read.error.status === 404 ? 'none' : 'unreachable' };
    const listed = listedIn(read.value)?.payload;
    const isFound =
      listed !== undefined && print === (await fingerprint(listed, readOnboarding(listed).isCompleted));
    return isFound ? { status: 'found', result: undefined } : { status: 'none' };
  };

  const save = async ({
    customerName,
    payload,
    base,
    sentWithoutReply,
    isCompleted,
  }: SaveRequest): Promise<SaveOutcome> => {
    if (base !== undefined || isSaved.current) {
      const read = await api.attempt(cartList, { userId, channel: onboardingChannel, customerId: id });
      if (read.status === 'failed') return { status: 'failed', problem: 'unreadable' };
      const theirs = listedIn(read.value)?.payload;
      const isForeign =
        theirs !== undefined && findForeignChanges(fromPayload(payload), base, theirs).changed.length > 0;
      if (isForeign && !(sentWithoutReply && isSamePayload(theirs, sentWithoutReply)))
        return { status: 'changedElsewhere', theirs };
    }
    const outcome = await sendOnce<unknown>({
      subject: `onboarding:${userId}:${id}`,
      about: [await fingerprint(payload, isCompleted)],
      readBack,
      onChecking: () => {},
      send: (idempotencyKey) =>
        api.attempt(
          addOnboarding,
          {
            channel: onboardingChannel,
            userId,
            customerId: id,
            customerName,
            id,
            agent: agentCodeUt ?? agentCodePrs ?? '',
            payload,
            isAOFCompleted: isCompleted,
          },
          { idempotencyKey },
        ),
    });
    if (outcome.status !== 'done')
      return {
        status: 'failed',
        problem: outcome.status === 'refused' ? outcome.error : outcome.status,
      };
    bus.emit('cart:changed', { customerId: id, channel: onboardingChannel });
    return { status: 'saved', payload, at: new Date() };
  };

  // tabs of an agent take turns at sending for an applicant
  return useCommand(
    (request: SaveRequest) =>
      withLock<SaveOutcome>(
        cartLockName(id),
        () => save(request),
        () => ({ status: 'failed', problem: 'notReceived' }),
      ),
    { whileInFlight: 'refuse' },
  );
}
