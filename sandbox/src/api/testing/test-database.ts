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
  if (existsSync(file)) return openCopy(new Blob([await readFile(file)]));
  const db = await create();
  // Jest's watch mode removes the folder after each run
  await mkdir(folder, { recursive: true });
  // two tests may create it at once; a rename leaves no time at which the file is incomplete
  const incomplete = `${file}.${process.pid}`;
  const dump = await db.client.dumpDataDir('none');
  await writeFile(incomplete, new Uint8Array(await dump.arrayBuffer()));
  await rename(incomplete, file);
  return db;
}

const create = (): Promise<Database> => openMemoryDatabase({ customers: 200, now: START });
