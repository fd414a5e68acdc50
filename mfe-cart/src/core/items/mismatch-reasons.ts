import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

const savedReason = z.object({ reason: z.string() });
const draftNameOf = (itemId: string) => `reason:${itemId}`;

/**
 * Saves the customer's reason for a fund that does not suit, by cart item (SAT-04), so that the checkout's declaration
 * is filled in with it. It is given together with the acknowledgement, so a saved reason means both, and the agent is
 * asked once. It is saved as a draft, which is deleted after seven days or by Logout.
 */
export function saveReason(drafts: Drafts | undefined, itemId: string, reason: string): void {
  drafts?.keep(draftNameOf(itemId), { reason: reason.trim() });
}

/** Discards the reasons of items that no longer exist. */
export function discardReasons(drafts: Drafts | undefined, itemIds: readonly string[]): void {
  for (const id of itemIds) drafts?.discard(draftNameOf(id));
}

async function readReasons(drafts: Drafts, itemIds: readonly string[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    itemIds.map(async (id) => {
      const { success, data } = z.safeParse(savedReason, (await drafts.find(draftNameOf(id)))?.value);
      return success ? [[id, data.reason]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Returns the saved reasons of these items, by item id; `undefined` until they were read. */
export function useSavedReasons(itemIds: readonly string[]): Readonly<Record<string, string>> | undefined {
  const { drafts } = useShell();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>();
  const ids = itemIds.join();
  useEffect(() => {
    let isCancelled = false;
    if (!drafts || ids === '') return setReasons({});
    void readReasons(drafts, ids.split(',')).then((found) => {
      if (!isCancelled) setReasons(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [drafts, ids]);
  return reasons;
}
