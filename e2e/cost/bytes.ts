import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

/** File with the sizes of the host, of its pages and of both sides of each comparison. */
export const commonBytesFile = join(import.meta.dirname, 'bytes.json');

/** Returns the file with the sizes of a remote's build and pages. */
export const bytesFileOf = (remote: RemoteName): string =>
  join(resolve(import.meta.dirname, '../..'), remote, 'e2e/bytes.json');

const schema = z.record(z.string(), z.number());

/** What was measured → bytes, as brotli's best compression leaves them. */
export type Bytes = Readonly<Record<string, number>>;

/** Returns the sizes on record: growth of both sides of a ratio would not show in it. Undefined when there is no file. */
export const readBytes = (file: string): Bytes | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** Puts sizes on record in place of all that the file has; `npm run cost:write` does it. */
export function writeBytes(file: string, bytes: Bytes): void {
  const sorted = Object.entries(bytes).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns the sizes whose name is of a part of the record. */
export const bytesWhere = (bytes: Bytes, isOfPart: (name: string) => boolean): Bytes =>
  Object.fromEntries(Object.entries(bytes).filter(([name]) => isOfPart(name)));

/**
 * Where sizes differ from those on record by more than a share of them (0.02: two hundredths), up or down, in words:
 * `host, main: 23.5 kB on record, 24.6 kB now`. 1 kB is 1,000 bytes.
 */
export function driftInWords(recorded: Bytes, now: Bytes, share: number): readonly string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])];
  return names
    .filter((name) => Math.abs((now[name] ?? 0) - (recorded[name] ?? 0)) > (recorded[name] ?? 0) * share)
    .map((name) => `${name}: ${kB(recorded[name])} on record, ${kB(now[name])} now`);
}

const kB = (bytes = 0): string => `${(bytes / 1000).toFixed(1)} kB`;
