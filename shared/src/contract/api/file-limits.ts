/** Limits of files, without schemas, which the customer's phone does not load. */
const maxFileMb = 5;
/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = maxFileMb * 1024 * 1024;
/** The maximum size of a file, as it is shown. */
export const maxFileText = `${maxFileMb} MB`;
