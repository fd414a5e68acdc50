import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { SEED_VERSION, type SeedOptions, seed } from '../seed/seed.ts';
import { indexStatements, tableStatements } from './ddl.ts';
import { acquireLock } from './lock.ts';
import type * as tables from './tables/index.ts';

export interface Database {
  readonly orm: PgliteDatabase<typeof tables>;
  readonly client: PGlite;
  /** Writes what is open and gives the lock back. */
  close(): Promise<void>;
}

export type OpenOptions = Partial<SeedOptions>;

/** Changes with the tables and with the seed: a directory made by another version is made anew. */
const version = createHash('sha256')
  .update([...tableStatements, ...indexStatements, SEED_VERSION].join('\n'))
  .digest('hex')
  .slice(0, 16);

function versionOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function connect(dataDir: string | undefined): Promise<PGlite> {
  return PGlite.create({ ...(dataDir === undefined ? {} : { dataDir }), extensions: { pg_trgm } });
}

async function fill(client: PGlite, options: OpenOptions): Promise<void> {
  await client.exec(tableStatements.join(';\n'));
  await seed(client, { customers: options.customers ?? 20_000, now: options.now ?? new Date() });
  await client.exec(
    `${indexStatements.join(';\n')};\nanalyze accounts, holdings, customers (agent_customer_id, name)`,
  );
}

function databaseOn(client: PGlite, release: () => void): Database {
  return {
    orm: drizzle<typeof tables>(client),
    client,
    async close() {
      await client.close();
      release();
    },
  };
}

/**
 * Opens the sandbox's database in a directory, and makes and seeds it where there is none, a half-made one,
 * or one of another version. Everything in it survives a restart.
 * @throws DatabaseInUseError when another process has the directory open.
 */
export async function openDatabase(directory: string, options: OpenOptions = {}): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const release = acquireLock(join(directory, 'database.lock'));
  try {
    const files = join(directory, 'postgres');
    const versionFile = join(directory, 'database-version');
    const isCurrent = versionOf(versionFile) === version;
    if (!isCurrent) {
      rmSync(versionFile, { force: true });
      rmSync(files, { recursive: true, force: true });
    }
    const client = await connect(files);
    if (!isCurrent) {
      await fill(client, options);
      writeFileSync(versionFile, version);
    }
    return databaseOn(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives as long as the process: for tests. */
export async function openMemoryDatabase(options: OpenOptions = {}): Promise<Database> {
  const client = await connect(undefined);
  await fill(client, options);
  return databaseOn(client, () => undefined);
}
