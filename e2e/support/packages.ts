import { resolve } from 'node:path';
import { type PackageName, remotesIn } from '@portal/shared/site';

/** The packages of this repository that are released. */
export const packageNames: readonly PackageName[] = [
  'host',
  ...remotesIn(resolve(import.meta.dirname, '../..')),
];
