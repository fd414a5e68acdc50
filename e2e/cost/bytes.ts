import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';

const file = join(import.meta.dirname, 'bytes.json');
const schema = z.record(z.string(), z.number());

/** What was measured → bytes, as brotli's best compression leaves them. */
export type Bytes = Readonly<Record<string, number>>;

/** The sizes that are on record: growth of both sides of a ratio would not show in it. */
export const recordedBytes = (): Bytes => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Returns the sizes whose name is of a part of the record. */
export const bytesWhere = (bytes: Bytes, isOfPart: (name: string) => boolean): Bytes =>
  Object.fromEntries(Object.entries(bytes).filter(([name]) => isOfPart(name)));

/** Puts the sizes of one part of the record in place of its former ones; `npm run cost:write` does it. */
export function recordBytes(bytes: Bytes, isOfPart: (name: string) => boolean): void {
  const others = bytesWhere(recordedBytes(), (name) => !isOfPart(name));
  const sorted = Object.entries({ ...others, ...bytes }).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

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
