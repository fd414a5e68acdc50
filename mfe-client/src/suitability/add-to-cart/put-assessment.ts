import { cartList } from '@portal/shared/api/cart';
import { addSat, type SatSent } from '@portal/shared/api/suitability';
import { type SatPayload, satPayload } from '@portal/shared/api/suitability-payload';
import type { ApiClient } from '@portal/shared/calls';
import {
  hashOf,
  type Outcome,
  pendingCommands,
  type ReadBackResult,
  reconcilePendingCommand,
  sendOnce,
} from '@portal/shared/commands';
import * as z from '@portal/shared/schema';

/** Channel of assessments in the cart. */
export const satChannel = 'Digital Form';

/** The cart that an assessment goes into. */
export interface AssessmentCart {
  readonly userId: string;
  readonly customerId: string;
  readonly customerName: string;
  /** Id of the cart item that is changed; `null` for a new one. */
  readonly itemId: string | null;
}

/**
 * Outcome of putting an assessment into the cart, with the item's id. `itemGone`: the changed item is not in the cart any
 * more. `earlierAdded`: another, pending assessment of the customer was found in the cart, and nothing was sent.
 */
export type PutOutcome = Outcome<string> | { readonly status: 'itemGone' | 'earlierAdded' };

/** Returns a hash of what an assessment says, without the times of its answers. */
function fingerprint(payload: SatSent | SatPayload): Promise<string> {
  const { answers, vI, satDeclarationId, reason } = payload;
  const { Q2, Q2Yes, Q3, Q4, Q5, Q6 } = vI;
  const listed = answers.map(({ questionId, value }) => [questionId, value]);
  return hashOf([listed, Q2, Q2Yes ?? '', Q3, Q4, Q5, Q6 ?? '', satDeclarationId, reason]);
}

/** What a pending assessment is recognised by: its fingerprint, and the item that it changes. */
type PendingAssessment = Pick<AssessmentCart, 'itemId'> & { readonly print: string };

/** Returns the `about` of the command. It is stored as a list of texts, which every release reads. */
const toAbout = ({ print, itemId }: PendingAssessment): readonly string[] =>
  itemId === null ? [print] : [print, itemId];

/** Reads the `about` of `toAbout`. */
const fromAbout = ([print = '', itemId]: readonly string[]): PendingAssessment => ({
  print,
  itemId: itemId ?? null,
});

/**
 * Sends an assessment to the cart once: adds it, or changes the one with `cart.itemId`. A lost reply is read back,
 * after `onChecking`. Never throws: the outcome says whether it is in the cart, was refused, or is unknown, that the
 * item to change is gone, or that an earlier pending one was found there and nothing was sent.
 */
export async function putAssessment(
  api: ApiClient,
  cart: AssessmentCart,
  payload: SatSent,
  onChecking: () => void,
): Promise<PutOutcome> {
  const { userId, customerId, customerName, itemId } = cart;
  const subject = `sat:${userId}:${customerId}`;
  const readBack = async (about: readonly string[]): Promise<ReadBackResult<string>> => {
    const reply = await api.attempt(cartList, { userId, customerId, channel: satChannel });
    if (reply.status === 'failed') return { status: 'unreachable' };
    for (const item of reply.value.sat) {
      const listed = z.safeParse(satPayload, item.payload);
      if (listed.success && (await fingerprint(listed.data)) === fromAbout(about).print)
        return { status: 'found', result: item.id };
    }
    return { status: 'none' };
  };
  const print = await fingerprint(payload);
  const about = pendingCommands.read(subject)?.about;
  const pending = about && fromAbout(about);
  if (pending && (pending.print !== print || pending.itemId !== itemId)) {
    // the pending command differs from the form
    const earlier = await reconcilePendingCommand({ subject, readBack, onChecking });
    if (earlier?.status === 'unknown') return earlier;
    pendingCommands.remove(subject);
    if (earlier?.status === 'done') return { status: 'earlierAdded' };
  }
  const outcome = await sendOnce<string>({
    subject,
    about: toAbout({ print, itemId }),
    canBeReverted: true,
    readBack,
    onChecking,
    async send(idempotencyKey) {
      const body = { userId, customerId, customerName, channel: satChannel, id: itemId, payload } as const;
      const reply = await api.attempt(addSat, body, { idempotencyKey });
      return reply.status === 'ok' ? { status: 'ok', value: reply.value.id } : reply;
    },
  });
  const isGone = outcome.status === 'refused' && outcome.error.status === 404 && itemId !== null;
  return isGone ? { status: 'itemGone' } : outcome;
}
