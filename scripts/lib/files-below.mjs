import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the paths of all files in a folder of the repository, without those that are installed or built, and without
 * what begins with a dot.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
