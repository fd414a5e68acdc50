import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Writes TypeScript settings by which a package is checked alone, before its release and in its own check, and returns their
 * path.
 * @param {string} name
 */
export function writeTypeSettings(name) {
  const folder = join(root, '.cache/types');
  const file = join(folder, `tsconfig.${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.json', include: [`../../${name}`] }));
  return file;
}
