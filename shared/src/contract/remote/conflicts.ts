import { entriesOf } from '../federation/index.ts';
import type { RemoteName } from '../index.ts';
import type { DeclaredPage, Declares } from './declares.ts';
import { customerModeAgent } from './index.ts';
import { overlap, reservedFor } from './reserved-paths.ts';

/** A page of a remote. */
interface OwnedPage {
  readonly remote: RemoteName;
  readonly page: DeclaredPage;
}

/** Returns why a remote may not have a page beside those before it; `undefined` when it may. */
function findConflict(
  { remote, page: { path } }: OwnedPage,
  earlier: readonly OwnedPage[],
  signInRemote: RemoteName,
): string | undefined {
  const reserved = reservedFor(path);
  if (reserved === 'host') return `${remote} claims ${path}, which is reserved for the host.`;
  if (reserved === 'sign-in' && remote !== signInRemote)
    return `${remote} claims ${path}, which only the sign-in remote ${signInRemote} may have.`;
  const other = earlier.find(({ page }) => overlap(page.path, path));
  return other && `${remote} claims ${path}, and so does ${other.remote} (${other.page.path}).`;
}

/** A page that is left out. */
interface Conflict {
  readonly remote: RemoteName;
  /** A sentence with the names of both remotes. */
  readonly problem: string;
}

/**
 * Leaves pages out whose path an earlier remote has, or which is not theirs to claim, so that one remote never takes the page
 * of another; and the agent's part of the customer's mode, unless it is the sign-in remote's. Returns the entries, and each
 * page that is left out.
 */
export function withoutConflicts<Entry extends { readonly declares?: Declares }>(
  remotes: Readonly<Partial<Record<RemoteName, Entry>>>,
  signInRemote: RemoteName,
): {
  readonly remotes: Readonly<Partial<Record<RemoteName, Entry>>>;
  readonly conflicts: readonly Conflict[];
} {
  const earlier: OwnedPage[] = [];
  const conflicts: Conflict[] = [];
  const kept = entriesOf(remotes).map(([remote, entry]) => {
    const { declares } = entry;
    if (!declares) return [remote, entry] as const;
    const pages = declares.pages.filter((page) => {
      const problem = findConflict({ remote, page }, earlier, signInRemote);
      if (problem === undefined) earlier.push({ remote, page });
      else conflicts.push({ remote, problem });
      return problem === undefined;
    });
    const fills = declares.fills.filter(
      ({ place }) => place !== customerModeAgent.id || remote === signInRemote,
    );
    return [remote, { ...entry, declares: { ...declares, pages, fills } }] as const;
  });
  return { remotes: Object.fromEntries(kept), conflicts };
}

/** Returns one sentence for each page of a new release that other remotes' pages exclude. */
export function conflictsOf(
  remote: RemoteName,
  declares: Declares,
  others: readonly (readonly [RemoteName, Declares])[],
  signInRemote: RemoteName,
): readonly string[] {
  const earlier = others.flatMap(([name, { pages }]) => pages.map((page) => ({ remote: name, page })));
  return declares.pages.flatMap((page) => findConflict({ remote, page }, earlier, signInRemote) ?? []);
}
