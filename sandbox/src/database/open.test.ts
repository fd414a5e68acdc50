import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('creates a database of another version again, and keeps the data over a restart', async () => {
  const version = join(directory, 'database-version');
  const oldFile = join(directory, 'postgres', 'a-file-of-the-old-one');
  mkdirSync(join(directory, 'postgres'));
  writeFileSync(oldFile, '');
  writeFileSync(version, 'an older one');
  const first = await openDatabase(directory, OPTIONS);
  expect(existsSync(oldFile)).toBe(false);
  expect(readFileSync(version, 'utf8')).not.toBe('an older one');
  const [counted] = await first.orm.select({ customers: count() }).from(tables.customers);
  expect(counted?.customers).toBe(seedRows(OPTIONS).context.rows.customers.length);
  await expect(openDatabase(directory, OPTIONS)).rejects.toThrow(DatabaseInUseError);
  const changed = eq(tables.customers.id, 'C0048302');
  await first.orm.update(tables.customers).set({ email: 'new@mail.example' }).where(changed);
  await first.close();

  const second = await openDatabase(directory, OPTIONS);
  const [customer] = await second.orm.select().from(tables.customers).where(changed);
  expect(customer?.email).toBe('new@mail.example');
  await second.close();
}, 180_000);
