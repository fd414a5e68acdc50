import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openCopy, openMemoryDatabase } from '../../database/index.ts';
import { START } from './start.ts';

/**
 * Opens a database of 200 customers at `START` in memory. To create one takes seconds, so the tests of one Jest run
 * open copies of the first: Jest's configuration names the folder of the run's files.
 */
export async function openTestDatabase(): Promise<Database> {
  const folder = process.env.PORTAL_TEST_FILES;
  if (folder === undefined) return create();
  const file = join(folder, 'database.tar');
  // Jest's watch mode removes the folder after each run
  await mkdir(folder, { recursive: true });
  const isFirst = await mkdir(`${file}.creating`).then(
    () => true,
    () => false,
  );
  if (!isFirst && (await arrives(file))) return openCopy(new Blob([await readFile(file)]));
  const db = await create();
  // a rename leaves no time at which the file is incomplete
  const incomplete = `${file}.${process.pid}`;
  // nothing uses the templates, and copies without them open a quarter faster
  await db.client.exec('update pg_database set datistemplate = false');
  await db.client.exec('drop database template0');
  await db.client.exec('drop database template1');
  const dump = await db.client.dumpDataDir('none');
  await writeFile(incomplete, new Uint8Array(await dump.arrayBuffer()));
  await rename(incomplete, file);
  return db;
}

/** Whether a file that another test is making exists in time. To make it twice at once takes both longer than to wait. */
async function arrives(file: string): Promise<boolean> {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    if (existsSync(file)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const create = (): Promise<Database> => openMemoryDatabase({ customers: 200, now: START });
