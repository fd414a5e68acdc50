import type { Draft, Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/**
 * What is kept where the service has no field for it: the reason for a mismatch and the answers that an item was sent
 * with, by item, and how a customer pays, by customer. Each is a draft, so that it is encrypted and deleted after seven
 * days or by Logout (docs/drafts.md).
 */
type What = 'reason' | 'sent' | 'paying';

/**
 * Returns the name of the draft in which the browser saves what the service has no field for: `reason` or `sent` with
 * an item's id, `paying` with a customer's id.
 */
export const savedDraftName = (what: What, itemId: string): string => `${what}:${itemId}`;

/**
 * Discards what the browser has saved for items that no longer exist: their mismatch reasons and the answers that they
 * were sent with. Does nothing without drafts.
 */
export function discardSaved(drafts: Drafts | undefined, itemIds: readonly string[]): void {
  for (const id of itemIds) {
    drafts?.discard(savedDraftName('reason', id));
    drafts?.discard(savedDraftName('sent', id));
  }
}

/**
 * Copies the saved answers that an item was sent with to the item that replaces it in the cart; those of the old item
 * stay. Does nothing when none are saved.
 */
export async function copySent(drafts: Drafts | undefined, fromId: string, toId: string): Promise<void> {
  const answers = await drafts?.find(savedDraftName('sent', fromId));
  if (answers) drafts?.keep(savedDraftName('sent', toId), answers.value);
}

/** How a kept value is decoded. */
interface Decoding<Stored, Value> {
  readonly what: What;
  readonly schema: z.Schema<Stored>;
  readonly decode: (stored: Stored, draft: Draft) => Value;
}

async function readSaved<Stored, Value>(
  drafts: Drafts | undefined,
  { what, schema, decode }: Decoding<Stored, Value>,
  itemIds: readonly string[],
): Promise<Readonly<Record<string, Value>>> {
  const entries = await Promise.all(
    itemIds.map(async (id): Promise<readonly (readonly [string, Value])[]> => {
      const draft = await drafts?.find(savedDraftName(what, id));
      const { data, success } = z.safeParse(schema, draft?.value);
      return draft && success ? [[id, decode(data, draft)]] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * Returns what is saved of these items in drafts of the kind `decoding.what`, by item id; items without any, or whose
 * draft the schema refuses, are left out. `undefined` until it was read. `decoding` must be a constant of its module,
 * else it is read on each render.
 */
export function useSavedByItem<Stored, Value>(
  decoding: Decoding<Stored, Value>,
  itemIds: readonly string[],
): Readonly<Record<string, Value>> | undefined {
  const { drafts } = useShell();
  const [values, setValues] = useState<Readonly<Record<string, Value>>>();
  const ids = itemIds.join();
  useEffect(() => {
    let isCancelled = false;
    void readSaved(drafts, decoding, ids === '' ? [] : ids.split(',')).then((saved) => {
      if (!isCancelled) setValues(saved);
    });
    return () => {
      isCancelled = true;
    };
  }, [drafts, ids, decoding]);
  return values;
}
