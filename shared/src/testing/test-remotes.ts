import * as z from '@portal/shared/schema';
import before from '../../site/declarations/before-declarations.json' with { type: 'json' };
import type { DeclaredRemotes } from '../contract/federation/index.ts';
import { isRemoteName, type RemoteName } from '../contract/index.ts';
import { declares } from '../contract/remote/declares.ts';

const decoded = z.safeParse(z.record(z.string(), z.object({ declares })), {
  ...Object.fromEntries(Object.entries(before.remotes).map(([name, each]) => [name, { declares: each }])),
});
if (!decoded.success) throw new Error(z.prettifyError(decoded.error));

/** For tests: what the portal's first remotes declared. */
export const testRemotes: DeclaredRemotes = Object.fromEntries(
  Object.entries(decoded.data).filter((entry): entry is [RemoteName, (typeof entry)[1]] =>
    isRemoteName(entry[0]),
  ),
);
