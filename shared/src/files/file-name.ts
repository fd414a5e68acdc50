import { extensions, type FileType, isExtensionOf } from '@portal/shared/api/files';
import { cleanText } from '../clean-text.ts';

/** Maximum length of a name that the service accepts, in characters. */
const longest = 200;

/**
 * Returns the name for an upload: the file's name, cleaned, with an extension of its type, and its end where it is too
 * long.
 */
export function nameFor(type: FileType, name: string): string {
  const plain = cleanText(name.replace(/\p{Cc}/gu, ''));
  const fitting = isExtensionOf(type, plain) ? plain : `${plain.replace(/\.\w+$/, '')}${extensions[type][0]}`;
  return fitting.slice(-longest);
}
