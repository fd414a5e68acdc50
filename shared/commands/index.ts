/** The commands of a site, for this repository and for a remote in another one. Node only. */

import type { Command } from './command.ts';
import { mirrorCommand } from './mirror.ts';
import { promoteCommand } from './promote.ts';
import { pruneCommand } from './prune.ts';
import { releaseCommand } from './release.ts';
import { releasesCommand } from './releases.ts';
import { rollbackCommand } from './rollback.ts';
import { verifyCommand } from './verify.ts';

/** Commands by their names. */
export const siteCommands: ReadonlyMap<string, Command> = new Map([
  ['release', releaseCommand],
  ['promote', promoteCommand],
  ['rollback', rollbackCommand],
  ['releases', releasesCommand],
  ['mirror', mirrorCommand],
  ['verify', verifyCommand],
  ['prune', pruneCommand],
]);
