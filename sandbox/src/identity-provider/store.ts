import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';

/** How long a change may wait before it is written, in milliseconds: one sign-in is a dozen changes. */
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
  /** Epoch milliseconds; absent: never. */
  readonly expiresAt?: number | undefined;
}

/**
 * What the identity provider remembers over restarts: signing keys, cookie secret, sessions, grants and tokens.
 * Held in memory, written to `identity.json` of the data directory by replacing the file.
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

  /** Reads the store of a data directory, or begins one with new keys. */
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

  /** One kind of the provider's objects (`Session`, `Grant`, …) as the library asks for it. */
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
        this.#changed();
      },
      find: async (id) => this.#live(keyOf(id)),
      findByUid: async (uid) => this.#live(findBy('uid', uid)?.[0]),
      findByUserCode: async (userCode) => this.#live(findBy('userCode', userCode)?.[0]),
      consume: async (id) => {
        const entry = this.#entries.get(keyOf(id));
        if (!entry) return;
        entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
        this.#changed();
      },
      destroy: async (id) => {
        if (this.#entries.delete(keyOf(id))) this.#changed();
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#entries)
          if (key.startsWith(`${kind}:`) && payload.grantId === grantId) this.#entries.delete(key);
        this.#changed();
      },
    };
  }

  /** Writes what is not written yet. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#write();
  }

  #live(key: string | undefined): AdapterPayload | undefined {
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && !expired(entry) ? entry.payload : undefined;
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#write(), writeDelay);
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      for (const [key, entry] of this.#entries) if (expired(entry)) this.#entries.delete(key);
      const content: z.input<typeof storedFile> = {
        keys: this.keys.map((key) => ({ ...key })),
        cookieSecret: this.cookieSecret,
        entries: Object.fromEntries(this.#entries),
      };
      // private keys: readable by their owner alone
      await writeFile(`${this.#file}.new`, JSON.stringify(content), { mode: 0o600 });
      await rename(`${this.#file}.new`, this.#file);
    });
    return this.#writing;
  }
}

const expired = ({ expiresAt }: Entry): boolean => expiresAt !== undefined && expiresAt < Date.now();

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
