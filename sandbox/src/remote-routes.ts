import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@portal/shared/site';
import type { Route } from './api/index.ts';

/**
 * Returns the `routes` that the `sandbox.ts` of each remote in a folder exports: the remote's own calls, which the
 * specification does not have. Empty when no remote has one. Rejects when one cannot be run.
 */
export async function readRemoteRoutes(root: string): Promise<readonly Route[]> {
  const files = remotesIn(root)
    .map((name) => join(root, name, 'sandbox.ts'))
    .filter(existsSync);
  const modules: readonly { readonly routes: readonly Route[] }[] = await Promise.all(
    files.map((file) => import(file)),
  );
  return modules.flatMap(({ routes }) => routes);
}
