import { createKey, decryptWithKey, encryptWithKey, hashHex } from '../core/encryption/cipher.ts';
import { isExpired } from './envelope.ts';
import type { DraftStore } from './store.ts';

/** A stored draft. `savedAt` is not encrypted, so that old drafts can be deleted without a key. */
interface StoredDraft {
  readonly savedAt: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'bytes' in value &&
  ArrayBuffer.isView(value.bytes);

const isKey = (value: unknown): value is CryptoKey =>
  typeof value === 'object' && value !== null && 'algorithm' in value && 'usages' in value;

/**
 * Creates the records of a store: encrypted drafts by owner (the agent's `sub`) and form, with functions to read, write
 * and remove them. Each owner has a separate key, which is deleted with the drafts.
 */
export function createRecords(store: DraftStore) {
  /** A key for each agent of this page, in case the store has none: it is new, or the browser has cleared it. */
  const newKeys = new Map<string, Promise<CryptoKey>>();
  const idOf = async (owner: string, form: string) =>
    `${await hashHex(owner)}/${await hashHex(`${owner}\n${form}`)}`;

  /** Stores the key again where the browser has cleared it: a draft without its key could not be read later. */
  async function storeKey(owner: string): Promise<CryptoKey> {
    const newKey = newKeys.get(owner) ?? createKey();
    newKeys.set(owner, newKey);
    const key = await store.setFirst(await hashHex(owner), await newKey);
    if (!isKey(key)) throw new TypeError('The store has no key');
    return key;
  }

  return {
    /**
     * Returns the time and the decrypted text, which is `undefined` when it cannot be decrypted. Without a key there is no
     * draft: a Logout has deleted it.
     */
    async read(owner: string, form: string) {
      const stored = await store.get(await idOf(owner, form));
      const key = await store.get(await hashHex(owner));
      if (!isStoredDraft(stored) || !isKey(key)) return undefined;
      const text = await decryptWithKey(key, stored.bytes).catch(() => undefined);
      return { savedAt: stored.savedAt, text };
    },
    /** Resolves to whether the browser has stored the text, so that it outlives the page. */
    async write(owner: string, form: string, { text, savedAt }: { text: string; savedAt: number }) {
      const [id, bytes] = await Promise.all([
        idOf(owner, form),
        storeKey(owner).then((key) => encryptWithKey(key, text)),
      ]);
      return store.set(id, { savedAt, bytes });
    },
    async remove(owner: string, form: string) {
      await store.remove([await idOf(owner, form)]);
    },
    /** Removes an agent's key from memory. */
    forgetKey: (owner: string) => void newKeys.delete(owner),
    /** Deletes all drafts of an agent, given the hash of its `sub`, and the key. */
    async wipe(ownerHash: string) {
      const ids = (await store.entries()).map(([id]) => id);
      // also deletes the key when `entries` returned nothing: drafts without their key cannot be read
      await store.remove([ownerHash, ...ids.filter((id) => id.startsWith(`${ownerHash}/`))]);
    },
    /** Deletes the expired drafts of all agents. */
    async deleteExpired(now: number) {
      const old = (await store.entries()).filter(
        ([, value]) => isStoredDraft(value) && isExpired(value.savedAt, now),
      );
      if (old.length > 0) await store.remove(old.map(([id]) => id));
    },
  };
}
