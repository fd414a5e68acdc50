import { declarations, exportedNames, type Report } from './report.ts';

/** What has changed in a facade or in the contract, for the terminal. */
export interface ChangeList {
  /** `@portal/shared/ui 1.25.0 → 1.26.0` */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns what the sources say of an export of a facade; `undefined` when they say nothing. */
export type CommentOf = (facade: string, name: string) => string | undefined;

/** A report's declarations by the names that they export, or by their first line where they export none. */
const blocksOf = ({ body }: Pick<Report, 'body'>): ReadonlyMap<string, string> =>
  new Map(
    declarations(body).map((block) => [
      exportedNames(block).join(', ') || (block.split(/[\n{(=]/, 1)[0] ?? '').trim(),
      block,
    ]),
  );

/** The lines of a declaration that another has not, each after a mark. */
const linesOnlyIn = (block: string, other: string, mark: string): readonly string[] => {
  const others = new Set(other.split('\n'));
  return block
    .split('\n')
    .filter((line) => !others.has(line))
    .map((line) => `    ${mark} ${line.trim()}`);
};

function changesOf(before: Report | undefined, after: Report, commentOf: CommentOf): readonly string[] {
  const [was, is] = [before ? blocksOf(before) : new Map<string, string>(), blocksOf(after)];
  const added = [...is.keys()].filter((name) => !was.has(name));
  const removed = [...was.keys()].filter((name) => !is.has(name));
  const changed = [...is].filter(([name, block]) => was.has(name) && was.get(name) !== block);
  const described = (name: string) => {
    const comment = commentOf(after.name, name);
    return comment === undefined ? name : `${name}: ${comment}`;
  };
  return [
    ...added.map((name) => `  added    ${described(name)}`),
    ...changed.flatMap(([name, block]) => [
      `  changed  ${described(name)}`,
      ...linesOnlyIn(block, was.get(name) ?? '', '+'),
      ...linesOnlyIn(was.get(name) ?? '', block, '-'),
    ]),
    ...removed.map((name) => `  removed  ${name}`),
  ];
}

/**
 * Returns what later API reports add, change and remove, a list for each facade with a change: added and changed declarations with
 * what `commentOf` says of them, changed ones with the lines that differ.
 */
export function describeChanges(
  before: readonly Report[],
  after: readonly Report[],
  commentOf: CommentOf,
): readonly ChangeList[] {
  return after.flatMap((report) => {
    const earlier = before.find(({ name }) => name === report.name);
    const lines = changesOf(earlier, report, commentOf);
    if (lines.length === 0) return [];
    return [{ title: `${report.name} ${earlier?.version ?? 'new'} → ${report.version}`, lines }];
  });
}
