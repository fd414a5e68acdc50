import { extname, join } from 'node:path';
import { contentFolder } from '../../build/assets/content-folder.ts';
import { siteFiles } from '../layout.ts';

/**
 * `/mfe-notes/1.2.0/main.1a2b3c4d.js` or `/host/files/main.1a2b3c4d.js` in its parts: folder of the package, name without
 * content hash, type.
 */
const hashedFile = new RegExp(
  `^(/[\\w-]+/)(?:\\d+\\.\\d+\\.\\d+|${contentFolder})/(.+)\\.[0-9a-f]{8,}\\.(\\w+)$`,
);

/**
 * Returns the pattern of the addresses for which a file is the dictionary: that of the same file in other releases,
 * with a version or by content. `undefined` for a file without a content hash in its name, which is never a dictionary.
 */
export function dictionaryPattern(path: string): string | undefined {
  const [, folder, name, type] = hashedFile.exec(path) ?? [];
  return folder && `${folder}*/${name}.*.${type}`;
}

/**
 * Path of a difference in a site: it turns the dictionary with this SHA-256 (base64) into the file at `path`. A slash in
 * the hash begins a folder, because nginx finds the file by the header's text.
 */
export const differenceFile = (site: string, path: string, dictionaryHash: string): string =>
  join(site, siteFiles.differences, path, dictionaryHash + extname(path));
