import { isRemoteName, type RemoteName } from '@portal/shared/contract';
import { type DeclaredRemotes, entriesOf } from '@portal/shared/federation';
import { withoutConflicts } from '@portal/shared/remote/conflicts';
import { findPageFaults } from '@portal/shared/remote/declaration-faults';
import { wholeDeclares } from '@portal/shared/remote/frame-members';
import { findFillingFault } from '@portal/shared/remote/known-places';
import * as z from '@portal/shared/schema';
import type { DetailedMonitor } from '../core/monitoring-service.ts';
import { type RunningReleases, reportedRelease } from '../core/releases/running-releases.ts';

/** A part of what a remote declares that this host does not show, and why: a sentence. */
interface DeclarationProblem {
  readonly remote: RemoteName;
  readonly problem: string;
}

/**
 * Returns what remotes declare and this host does not show: members that it cannot read, labels that they may not have, pages
 * whose path another remote has, and fillings that are not valid or of a place that it does not know.
 */
function findDeclarationProblems(
  remotes: DeclaredRemotes,
  signInRemote: RemoteName,
): readonly DeclarationProblem[] {
  const ofEach = entriesOf(remotes).flatMap(([remote, { declares }]) => {
    if (!declares) return [];
    const { error } = z.safeParse(wholeDeclares, declares);
    const faults = declares.fills.flatMap((filling) => findFillingFault(filling) ?? []);
    return [
      ...(error ? [`declares what this host cannot read: ${z.prettifyError(error)}`] : []),
      ...findPageFaults(declares),
      ...faults,
    ].map((problem) => ({ remote, problem: `${remote} ${problem}` }));
  });
  return [...ofEach, ...withoutConflicts(remotes, signInRemote).conflicts];
}

interface DeclarationReport {
  /** What the page's remotes declare. */
  readonly remotes: DeclaredRemotes;
  readonly signInRemote: string | undefined;
  readonly running: Pick<RunningReleases, 'of'>;
  readonly monitor: Pick<DetailedMonitor, 'withDetails'>;
}

/** Reports what the page's remotes declare and this host does not show, with remote and version. */
export function reportDeclarations({
  remotes,
  signInRemote = '',
  running,
  monitor,
}: DeclarationReport): void {
  if (!isRemoteName(signInRemote)) return;
  for (const { remote, problem } of findDeclarationProblems(remotes, signInRemote))
    monitor
      .withDetails(() => ({ ...reportedRelease(remote, running) }))
      .error(new Error(problem), 'declarations');
}
