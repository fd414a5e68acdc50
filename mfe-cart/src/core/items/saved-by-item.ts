import type { Draft, Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/**
 * Values that are kept for cart items where the service has no field for them. Each is a draft, named by its item, so
 * that it is encrypted and deleted after seven days or by Logout (docs/drafts.md).
 */
export interface SavedByItem<Value> {
  save(drafts: Drafts | undefined, itemId: string, value: unknown): void;
  discard(drafts: Drafts | undefined, itemIds: readonly string[]): void;
  /** Returns the values of those items that have one. */
  read(drafts: Drafts | undefined, itemIds: readonly string[]): Promise<Readonly<Record<string, Value>>>;
}

/** Returns the values whose drafts' names begin with `prefix`. A draft that `schema` refuses is ignored. */
export function savedByItem<Stored, Value>(
  prefix: string,
  schema: z.Schema<Stored>,
  decode: (stored: Stored, draft: Draft) => Value,
): SavedByItem<Value> {
  const nameOf = (itemId: string) => `${prefix}:${itemId}`;
  return {
    save: (drafts, itemId, value) => drafts?.keep(nameOf(itemId), value),
    discard: (drafts, itemIds) => {
      for (const id of itemIds) drafts?.discard(nameOf(id));
    },
    read: async (drafts, itemIds) => {
      const found = await Promise.all(
        itemIds.map(async (id): Promise<readonly (readonly [string, Value])[]> => {
          const draft = await drafts?.find(nameOf(id));
          const { data, success } = z.safeParse(schema, draft?.value);
          return draft && success ? [[id, decode(data, draft)]] : [];
        }),
      );
      return Object.fromEntries(found.flat());
    },
  };
}

/** Returns the saved values of these items, by item id; `undefined` until they were read. */
export function useSavedByItem<Value>(
  saved: SavedByItem<Value>,
  itemIds: readonly string[],
): Readonly<Record<string, Value>> | undefined {
  const { drafts } = useShell();
  const [values, setValues] = useState<Readonly<Record<string, Value>>>();
  const ids = itemIds.join();
  useEffect(() => {
    let isCancelled = false;
    void saved.read(drafts, ids === '' ? [] : ids.split(',')).then((found) => {
      if (!isCancelled) setValues(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [drafts, ids, saved]);
  return values;
}
