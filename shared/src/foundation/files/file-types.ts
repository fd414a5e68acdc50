/** File types that can be uploaded and shown (docs/domain.md, section 5). */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** MIME type of a file that can be uploaded and shown. */
export type FileType = (typeof fileTypes)[number];

/** File name extensions of each type, the usual one first. */
export const extensions: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * Returns whether a file name ends in an extension of the file type (`.jpg` or `.jpeg` for a JPEG), in any case.
 * Operating systems open a saved file by its extension.
 */
export const isExtensionOf = (type: FileType, name: string): boolean =>
  extensions[type].some((extension) => name.toLowerCase().endsWith(extension));
