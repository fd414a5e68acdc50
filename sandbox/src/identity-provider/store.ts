import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';

/** Delay before changes are written, in ms: one sign-in makes about twelve changes. */
const writeDelay = 200;

const storedFile = z.object({
  keys: z.array(z.record(z.string(), z.unknown())),
  cookieSecret: z.string(),
  entries: z.record(
    z.string(),
    z.object({ payload: z.record(z.string(), z.unknown()), expiresAt: z.number().optional() }),
  ),
});

interface Entry {
  payload: AdapterPayload;
  /** Epoch milliseconds; absent when the entry does not expire. */
  readonly expiresAt?: number | undefined;
}

/**
 * The identity provider's persistent data: signing keys, cookie secret, sessions, grants and tokens. It is in memory, and
 * each change replaces the file `identity.json` in the data directory.
 */
export class IdentityStore {
  readonly #file: string;
  readonly #entries: Map<string, Entry>;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(
    file: string,
    readonly keys: readonly JWK[],
    readonly cookieSecret: string,
    entries: Map<string, Entry>,
  ) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Reads the store of a data directory, or creates one with new keys. */
  static async open(directory: string): Promise<IdentityStore> {
    const file = join(directory, 'identity.json');
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) {
      const store = new IdentityStore(
        file,
        [await newKey()],
        randomBytes(32).toString('base64url'),
        new Map(),
      );
      await store.#write();
      return store;
    }
    const { keys, cookieSecret, entries } = storedFile.parse(JSON.parse(text));
    return new IdentityStore(file, keys, cookieSecret, new Map(Object.entries(entries)));
  }

  /** oidc-provider's adapter for one kind of object (`Session`, `Grant`, …). */
  adapter(kind: string): Adapter {
    const keyOf = (id: string) => `${kind}:${id}`;
    const findBy = (property: 'uid' | 'userCode', value: string) =>
      [...this.#entries].find(
        ([key, { payload }]) => key.startsWith(`${kind}:`) && payload[property] === value,
      );
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000;
        this.#entries.set(keyOf(id), { payload, expiresAt });
        this.#scheduleWrite();
      },
      find: async (id) => this.#readValid(keyOf(id)),
      findByUid: async (uid) => this.#readValid(findBy('uid', uid)?.[0]),
      findByUserCode: async (userCode) => this.#readValid(findBy('userCode', userCode)?.[0]),
      consume: async (id) => {
        const entry = this.#entries.get(keyOf(id));
        if (!entry) return;
        entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
        this.#scheduleWrite();
      },
      destroy: async (id) => {
        if (this.#entries.delete(keyOf(id))) this.#scheduleWrite();
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#entries)
          if (key.startsWith(`${kind}:`) && payload.grantId === grantId) this.#entries.delete(key);
        this.#scheduleWrite();
      },
    };
  }

  /** Writes pending changes. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#write();
  }

  #readValid(key: string | undefined): AdapterPayload | undefined {
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && !isExpired(entry) ? entry.payload : undefined;
  }

  #scheduleWrite(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#write(), writeDelay);
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      for (const [key, entry] of this.#entries) if (isExpired(entry)) this.#entries.delete(key);
      const content: z.input<typeof storedFile> = {
        keys: this.keys.map((key) => ({ ...key })),
        cookieSecret: this.cookieSecret,
        entries: Object.fromEntries(this.#entries),
      };
      // the file holds private keys, so only its owner can read it
      await writeFile(`${this.#file}.new`, JSON.stringify(content), { mode: 0o600 });
      await rename(`${this.#file}.new`, this.#file);
    });
    return this.#writing;
  }
}

const isExpired = ({ expiresAt }: Entry): boolean => expiresAt !== undefined && expiresAt < Date.now();

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
