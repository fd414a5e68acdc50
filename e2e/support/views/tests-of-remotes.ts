import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { remotesIn } from '@portal/shared/site';

const root = resolve(import.meta.dirname, '../../..');

const viewSchema = z.object({
  slot: z.string(),
  path: z.string(),
  press: z.optional(z.string()),
  shows: z.object({ selector: z.string(), text: z.string() }),
});

/**
 * A remote's `e2e/tests.json`. `specs`: those that `npm test -- mfe-notes` runs besides the ones in the folder. `views`: where
 * its slots are seen. `slotsOfSpecs`: slots that no view shows, because a spec has to lead to them, with that spec.
 * `calls`: paths of the calls to its `sandbox.ts`, which the specification does not have.
 */
const testsSchema = z.object({
  specs: z.array(z.string()),
  views: z.array(viewSchema),
  slotsOfSpecs: z.optional(z.record(z.string(), z.string())),
  calls: z.optional(z.array(z.string())),
});

/** Returns a remote's `e2e/tests.json`, without views when it has none. Throws an Error when it cannot be read. */
export function testsOf(remote: RemoteName): z.infer<typeof testsSchema> {
  const file = join(root, remote, 'e2e/tests.json');
  if (!existsSync(file)) return { specs: [], views: [] };
  return testsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Paths of the calls that remotes make to handlers in their `sandbox.ts`. */
export const callsOfRemotes: ReadonlySet<string> = new Set(
  remotesIn(root).flatMap((remote) => testsOf(remote).calls ?? []),
);
