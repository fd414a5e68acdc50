import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

const kept = z.object({ reason: z.string() });
const nameOf = (itemId: string) => `reason:${itemId}`;

/**
 * Keeps the reason that a customer gave for a fund that does not suit, by item of the cart (SAT-04): what was said in
 * the drawer need not be asked again at checkout, whose declaration it becomes part of. It is kept as drafts are: for
 * this agent alone, over a reload and in every tab. A tick is never kept, it is given anew.
 */
export function saveReason(drafts: Drafts | undefined, itemId: string, reason: string): void {
  drafts?.keep(nameOf(itemId), { reason: reason.trim() });
}

/** The items were sent, or are no more: nothing of their reasons is kept. */
export function discardReasons(drafts: Drafts | undefined, itemIds: readonly string[]): void {
  for (const id of itemIds) drafts?.discard(nameOf(id));
}

async function reasonsOf(drafts: Drafts, itemIds: readonly string[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    itemIds.map(async (id) => {
      const { success, data } = z.safeParse(kept, (await drafts.find(nameOf(id)))?.value);
      return success ? [[id, data.reason]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** The reasons that were given when these items were added, by item; none until they have been looked up. */
export function useSavedReasons(itemIds: readonly string[]): Readonly<Record<string, string>> {
  const { drafts } = useShell();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const ids = itemIds.join();
  useEffect(() => {
    let gone = false;
    if (!drafts || ids === '') return;
    void reasonsOf(drafts, ids.split(',')).then((found) => {
      if (!gone) setReasons(found);
    });
    return () => {
      gone = true;
    };
  }, [drafts, ids]);
  return reasons;
}
