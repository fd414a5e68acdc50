import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import { cleanLines } from '@portal/shared/clean-text';
import type { Draft, Drafts } from '@portal/shared/contract';
import { isoInstant, malaysianInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { reasonProblem } from '../form/reason-problem.ts';
import { savedDraftName, useSavedByItem } from './saved-by-item.ts';

/** The customer's acknowledgement that a fund does not suit. */
export interface Acknowledgement {
  /** When it was ticked, as an ISO instant. */
  readonly at: string;
  /** The mismatch that was acknowledged; absent when an earlier release has saved it. */
  readonly kind?: string | undefined;
}

/** The customer's reason for a fund that does not suit, and the acknowledgement that it was given with. */
export interface MismatchReason {
  readonly reason: string;
  readonly acknowledged: Acknowledgement;
}

/**
 * Whether an acknowledgement counts for a mismatch of this kind: it was given for the same kind, or an earlier release
 * saved it without one. For another kind it has to be given again, such as when the assessment has expired since.
 */
export const acknowledges = (
  { kind: acknowledged }: Acknowledgement,
  kind: MismatchKind | undefined,
): boolean => acknowledged === undefined || acknowledged === kind;

/** What is missing of the answers to a mismatch, and which of the two it is. */
export interface MissingAnswer {
  readonly part: 'acknowledged' | 'reason';
  readonly problem: string;
}

/**
 * Returns what is missing because a scheme does not suit: the acknowledgement, then the reason; `undefined` when both
 * are there. `scheme` is its name on screen. The cart's row, the verdict and the checkout use these words.
 */
export function missingAnswer(
  scheme: string,
  { isAcknowledged, reason }: { readonly isAcknowledged: boolean; readonly reason: string },
): MissingAnswer | undefined {
  if (!isAcknowledged)
    return { part: 'acknowledged', problem: `Confirm that the customer wants ${scheme} anyway.` };
  const problem = reasonProblem(reason);
  return problem === undefined ? undefined : { part: 'reason', problem };
}

const schema = z.object({
  reason: z.string(),
  acknowledged: z.optional(z.object({ at: isoInstant, kind: z.optional(z.string()) })),
});

const decoding = {
  what: 'reason' as const,
  schema,
  decode: ({ reason, acknowledged }: z.output<typeof schema>, { savedAt }: Draft): MismatchReason => ({
    reason,
    // an earlier release has saved the reason without it, when the item was added
    acknowledged: acknowledged ?? { at: malaysianInstant(new Date(savedAt)) },
  }),
};

/**
 * Saves in the browser, by cart item, the customer's reason for a fund that does not suit and its acknowledgement
 * (SAT-04), so that the checkout's declaration is filled in and the agent is asked once. Deleted like drafts, after
 * seven days or by Logout. Does nothing without drafts.
 */
export function saveReason(drafts: Drafts | undefined, itemId: string, answer: MismatchReason): void {
  drafts?.keep(savedDraftName('reason', itemId), { ...answer, reason: cleanLines(answer.reason) });
}

/**
 * Returns the reasons and acknowledgements that `saveReason` has saved for these items, by item id; items without one
 * are left out. `undefined` until they were read.
 */
export const useSavedReasons = (itemIds: readonly string[]) => useSavedByItem(decoding, itemIds);
