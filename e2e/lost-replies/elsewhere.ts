import { formCalls, type NetworkFault, phoneCalls } from '../hand-off/calls.ts';
import type { Fault } from './faults.ts';

/**
 * Calls whose rows are of the hand-off's model (`e2e/hand-off/model.test.ts`): form and phone repeat them until they are
 * answered, so that no press is proven but all that follows.
 */
export const modelCalls = [...formCalls, ...phoneCalls].filter(({ changes }) => changes);

/** The model's name of each fault of the table. */
export const modelFaults: Readonly<Record<Fault, NetworkFault>> = {
  'reply lost after the effect': 'lostReply',
  '503 after the effect': 'commitThen503',
  '503 before the effect': 'unavailable',
  'HTML reply': 'html',
  'no connection': 'lostRequest',
};
