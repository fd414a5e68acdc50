import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { seedRows } from '../seed/seed.ts';
import { DatabaseInUseError, openDatabase, tables } from './index.ts';

const OPTIONS = { customers: 60, now: new Date('2026-11-20T10:00:00+08:00') };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('keeps the data over a restart, and creates a database of another version again', async () => {
  const first = await openDatabase(directory, OPTIONS);
  await expect(openDatabase(directory, OPTIONS)).rejects.toThrow(DatabaseInUseError);
  await first.orm
    .update(tables.customers)
    .set({ email: 'new@mail.example' })
    .where(eq(tables.customers.id, 'C0048302'));
  await first.close();

  const emailOf = async (db: typeof first) =>
    (await db.orm.select().from(tables.customers).where(eq(tables.customers.id, 'C0048302')))[0]?.email;
  const second = await openDatabase(directory, OPTIONS);
  expect(await emailOf(second)).toBe('new@mail.example');
  await second.close();

  const version = join(directory, 'database-version');
  const current = readFileSync(version, 'utf8');
  writeFileSync(version, 'an older one');
  const third = await openDatabase(directory, OPTIONS);
  expect(await emailOf(third)).toBe('meiling.tan@mail.example');
  expect(readFileSync(version, 'utf8')).toBe(current);
  const [counted] = await third.orm.select({ customers: count() }).from(tables.customers);
  expect(counted?.customers).toBe(seedRows(OPTIONS).context.rows.customers.length);
  await third.close();
}, 180_000);
