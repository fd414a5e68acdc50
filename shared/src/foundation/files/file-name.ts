import { cleanText } from '../clean-text.ts';
import { extensions, type FileType, isExtensionOf } from './file-types.ts';

/** Maximum length of a name that the service accepts, in characters. */
const longest = 200;

/**
 * Returns the name of a file for upload or download: cleaned as by `cleanText`, with its extension replaced by the
 * type's if that differs. Of a name that is longer than 200 characters the beginning is cut.
 */
export function cleanFileName(type: FileType, name: string): string {
  const plain = cleanText(name.replace(/[\p{Cc}\p{Cs}]/gu, ''));
  const fitting = isExtensionOf(type, plain) ? plain : `${plain.replace(/\.\w+$/, '')}${extensions[type][0]}`;
  return fitting.slice(-longest);
}
