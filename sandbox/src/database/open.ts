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

/** An open database: drizzle for queries, PGlite for raw SQL. */
export interface Database {
  readonly orm: PgliteDatabase<typeof tables>;
  readonly client: PGlite;
  /** Closes the database and releases the lock. */
  close(): Promise<void>;
}

/** Options for a new database. */
export type OpenOptions = Partial<SeedOptions>;

/** Changes with the tables and the seed. A database of another version is created again. */
const version = createHash('sha256')
  .update([...tableStatements, ...indexStatements, SEED_VERSION].join('\n'))
  .digest('hex')
  .slice(0, 16);

function readVersion(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Opens the database of a folder. */
async function connect(dataDir: string): Promise<PGlite> {
  return PGlite.create({ dataDir, extensions: { pg_trgm } });
}

/**
 * Opens a database in memory: an empty one, or a copy of `loadDataDir`. Its buffers and log segments are small, because
 * tests open many: Postgres fills a buffer of 128 MB with zeros first, and a segment of 16 MB is in every copy.
 */
async function connectInMemory(loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(loadDataDir ? { loadDataDir } : {}),
    extensions: { pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  });
}

async function createAndSeed(client: PGlite, options: OpenOptions): Promise<void> {
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
 * Opens the database in a directory, which it locks until it is closed. When there is none, it creates and seeds one;
 * an incomplete one, or one of another version, is deleted first. Defaults: 20,000 customers, now.
 * @throws DatabaseInUseError when another process has the directory open
 */
export async function openDatabase(directory: string, options: OpenOptions = {}): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const release = acquireLock(join(directory, 'database.lock'));
  try {
    const files = join(directory, 'postgres');
    const versionFile = join(directory, 'database-version');
    const isCurrent = readVersion(versionFile) === version;
    if (!isCurrent) {
      rmSync(versionFile, { force: true });
      rmSync(files, { recursive: true, force: true });
    }
    const client = await connect(files);
    if (!isCurrent) {
      await createAndSeed(client, options);
      writeFileSync(versionFile, version);
    }
    return databaseOn(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates a seeded database in memory, for tests, with the defaults of `openDatabase`. Its data ends with the process.
 */
export async function openMemoryDatabase(options: OpenOptions = {}): Promise<Database> {
  const client = await connectInMemory();
  await createAndSeed(client, options);
  return databaseOn(client, () => undefined);
}

/** Opens a copy, in memory, of a database that `dumpDataDir` of its client has written. */
export async function openCopy(dump: Blob): Promise<Database> {
  return databaseOn(await connectInMemory(dump), () => undefined);
}
