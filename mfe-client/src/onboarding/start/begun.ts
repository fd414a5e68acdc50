import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

/** An onboarding of which nothing is saved yet: its answers are a draft on this device. */
export interface Begun {
  readonly id: string;
  /** The name as typed or read; empty before. */
  readonly name: string;
  /** The number of the identity document, as typed or read; empty before. */
  readonly idNo: string;
  /** Time of the last change, in epoch milliseconds. */
  readonly changedAt: number;
}

/** Drafts are found by their names only, so the numbers of those that were begun are a draft too. */
const listName = 'onboardings-begun';
const listSchema = z.array(z.string());
const unsavedSchema = z.object({
  base: z.optional(z.unknown()),
  answers: z.object({ identity: z.object({ name: z.string(), idNo: z._default(z.string(), '') }) }),
});

/** Returns the name of the draft of an onboarding's answers, saved or not. `id` is its `ONB-…` id. */
export const draftNameOf = (id: string): string => `onboarding:${id}`;

const readIds = async (drafts: Drafts): Promise<readonly string[]> =>
  z.safeParse(listSchema, (await drafts.find(listName))?.value).data ?? [];

/**
 * Adds an onboarding to the list of those begun on this device, so that `listBegun` finds it while nothing of it is
 * saved; does nothing if it is there already.
 */
export async function noteBegun(drafts: Drafts, id: string): Promise<void> {
  const ids = await readIds(drafts);
  if (!ids.includes(id)) await drafts.keep(listName, [...ids, id]);
}

/**
 * Returns the onboardings of which no answer is saved at the service, with id, name and time from their drafts on this
 * device; empty when there is none. Removes from the device's list those that were saved or given up since.
 */
export async function listBegun(drafts: Drafts): Promise<readonly Begun[]> {
  const ids = await readIds(drafts);
  const found = await Promise.all(
    ids.map(async (id) => {
      const draft = await drafts.find(draftNameOf(id));
      const { data } = z.safeParse(unsavedSchema, draft?.value);
      return draft && data && data.base === undefined
        ? [{ id, ...data.answers.identity, changedAt: draft.savedAt }]
        : [];
    }),
  );
  const begun = found.flat();
  if (begun.length === 0 && ids.length > 0) drafts.discard(listName);
  else if (begun.length < ids.length)
    await drafts.keep(
      listName,
      begun.map(({ id }) => id),
    );
  return begun;
}
