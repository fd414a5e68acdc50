import { createKey, decrypt, encrypt, tagOf } from '../core/cipher.ts';
import { isExpired } from './envelope.ts';
import type { DraftStore } from './store.ts';

/** One draft as it lies in the store. When it was saved is in the clear, so that old ones go without being opened. */
interface StoredDraft {
  readonly savedAt: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'bytes' in value &&
  ArrayBuffer.isView(value.bytes);

const isKey = (value: unknown): value is CryptoKey =>
  typeof value === 'object' && value !== null && 'algorithm' in value && 'usages' in value;

/** Encrypted texts by owner and form: each owner has a key of its own, and loses it with the drafts. */
export function createRecords(store: DraftStore) {
  const keys = new Map<string, Promise<CryptoKey>>();
  const idOf = async (owner: string, form: string) =>
    `${await tagOf(owner)}/${await tagOf(`${owner}\n${form}`)}`;

  async function findKey(owner: string): Promise<CryptoKey> {
    const id = await tagOf(owner);
    const there = await store.get(id);
    if (isKey(there)) return there;
    await store.setFirst(id, await createKey());
    const first = await store.get(id);
    if (!isKey(first)) throw new TypeError('The store holds no key');
    return first;
  }

  function keyOf(owner: string): Promise<CryptoKey> {
    const known = keys.get(owner) ?? findKey(owner);
    keys.set(owner, known);
    known.catch(() => keys.delete(owner));
    return known;
  }

  return {
    /** The text as it was written; `undefined` when there is none that can be opened. */
    async read(owner: string, form: string): Promise<string | undefined> {
      const stored = await store.get(await idOf(owner, form));
      if (!isDraft(stored)) return undefined;
      return decrypt(await keyOf(owner), stored.bytes).catch(() => undefined);
    },
    async write(owner: string, form: string, { text, savedAt }: { text: string; savedAt: number }) {
      const [id, bytes] = await Promise.all([
        idOf(owner, form),
        keyOf(owner).then((key) => encrypt(key, text)),
      ]);
      await store.set(id, { savedAt, bytes });
    },
    async remove(owner: string, form: string) {
      await store.remove([await idOf(owner, form)]);
    },
    /** Forgets the key that is held for an agent. */
    forgetKey: (owner: string) => void keys.delete(owner),
    /** Removes all that the agent of this tag has kept, and the key to it. */
    async wipe(tag: string) {
      const ids = (await store.entries()).map(([id]) => id);
      // the key goes also where nothing can be listed: without it the rest opens nothing
      await store.remove([tag, ...ids.filter((id) => id.startsWith(`${tag}/`))]);
    },
    /** Removes whatever is too old, whosever it is. */
    async sweep(now: number) {
      const old = (await store.entries()).filter(
        ([, value]) => isDraft(value) && isExpired(value.savedAt, now),
      );
      if (old.length > 0) await store.remove(old.map(([id]) => id));
    },
  };
}
