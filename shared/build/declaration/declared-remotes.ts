import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { DeclaredRemotes } from '../../src/contract/federation/index.ts';
import { declaredOf } from './declared.ts';
import { remotesIn } from './read-remote.ts';

const require = createRequire(import.meta.url);
const root = resolve(import.meta.dirname, '../../..');

/** For tests and measurements: returns what the remotes of this repository declare, read at once. */
export const declaredRemotes = (): DeclaredRemotes =>
  Object.fromEntries(
    remotesIn(root).map((name) => [
      name,
      { declares: declaredOf(join(root, name), require(join(root, name, 'remote.ts')).default) },
    ]),
  );
