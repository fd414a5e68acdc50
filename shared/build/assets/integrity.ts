import { createHash } from 'node:crypto';

/** Returns the subresource-integrity value of a file's bytes: `sha384-…`, in base64. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
