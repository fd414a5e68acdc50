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

/** Stores encrypted texts by owner and form. Each owner has a separate key, which is deleted with the drafts. */
export function createRecords(store: DraftStore) {
  const keys = new Map<string, Promise<CryptoKey>>();
  const idOf = async (owner: string, form: string) =>
    `${await hashHex(owner)}/${await hashHex(`${owner}\n${form}`)}`;

  async function findKey(owner: string): Promise<CryptoKey> {
    const id = await hashHex(owner);
    const existing = await store.get(id);
    if (isKey(existing)) return existing;
    await store.setFirst(id, await createKey());
    // another tab may have stored its key first
    const stored = await store.get(id);
    if (!isKey(stored)) throw new TypeError('The store has no key');
    return stored;
  }

  function getKey(owner: string): Promise<CryptoKey> {
    const key = keys.get(owner) ?? findKey(owner);
    keys.set(owner, key);
    key.catch(() => keys.delete(owner));
    return key;
  }

  return {
    /** Returns the decrypted text; `undefined` when there is none or it cannot be decrypted. */
    async read(owner: string, form: string): Promise<string | undefined> {
      const stored = await store.get(await idOf(owner, form));
      if (!isStoredDraft(stored)) return undefined;
      return decryptWithKey(await getKey(owner), stored.bytes).catch(() => undefined);
    },
    /** Resolves to whether the browser has stored the text, so that it outlives the page. */
    async write(owner: string, form: string, { text, savedAt }: { text: string; savedAt: number }) {
      const [id, bytes] = await Promise.all([
        idOf(owner, form),
        getKey(owner).then((key) => encryptWithKey(key, text)),
      ]);
      return store.set(id, { savedAt, bytes });
    },
    async remove(owner: string, form: string) {
      await store.remove([await idOf(owner, form)]);
    },
    /** Removes an agent's key from memory. */
    forgetKey: (owner: string) => void keys.delete(owner),
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
