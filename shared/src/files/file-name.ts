import { extensions, type FileType, isNameOf } from '@portal/shared/api/files';

/** The longest name that the service takes. */
const longest = 200;

/** The name under which a file is sent: as it is called, and always with an extension of its type. */
export function nameFor(type: FileType, name: string): string {
  const plain = name.replace(/\p{Cc}/gu, '');
  const fitting = isNameOf(type, plain) ? plain : `${plain.replace(/\.\w+$/, '')}${extensions[type][0]}`;
  return fitting.slice(-longest);
}
