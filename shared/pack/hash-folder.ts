import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Hash of the files in a folder and of a further text. It is a part of the version, because npm takes a package of a version that
 * it has for the one that it has. It begins with a letter: a number may have no leading zero.
 */
export function hashFolder(folder: string, text: string): string {
  const hash = createHash('sha256').update(text);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  return `h${hash.digest('hex').slice(0, 12)}`;
}
