/** The committed account of what a facade, or the contract, offers; and what a change in it asks for. */
export interface Report {
  /** Import path: `@portal/shared/ui`. */
  readonly name: string;
  readonly version: string;
  /**
   * The version since which nothing that was there has changed: a build of today runs on any host from there on, for
   * what came in later is asked for export by export. Ranges of remotes begin here (docs/adr/0011-skew.md).
   */
  readonly since: string;
  /** The declarations, as TypeScript. */
  readonly body: string;
}

const heading = /^# (\S+) (\d+\.\d+\.\d+), unchanged since (\d+\.\d+\.\d+)$/;
const preface =
  'Written by `npm run api-report` from the declarations; compared with them by `npm test`. Not to be edited.';

export const formatReport = ({ name, version, since, body }: Report): string =>
  `# ${name} ${version}, unchanged since ${since}\n\n${preface}\n\n\`\`\`ts\n${body}\n\`\`\`\n`;

/** The opposite of `formatReport`. Throws an Error when the text is no report. */
export function parseReport(text: string): Report {
  const [first = ''] = text.split('\n', 1);
  const [, name, version, since] = heading.exec(first) ?? [];
  const body = /^```ts\n(.*)\n```$/ms.exec(text)?.[1];
  if (!name || !version || !since || body === undefined)
    throw new Error('It is not an API report: delete it and run npm run api-report');
  return { name, version, since, body };
}

/** What became of the declarations: `taken` means that an export is gone, `changed` that an old one reads otherwise. */
export type Change = 'none' | 'added' | 'changed' | 'taken';

export function changeBetween(before: string, after: string): Change {
  if (before === after) return 'none';
  const names = new Set(exportedNames(after));
  if (exportedNames(before).some((name) => !names.has(name))) return 'taken';
  const blocks = new Set(declarations(after));
  return declarations(before).every((block) => blocks.has(block)) ? 'added' : 'changed';
}

/** Declarations, one each; imports are left out, since a declaration that stands on another one says so itself. */
const declarations = (body: string): string[] =>
  body.split(/\n{2,}/).filter((block) => block && !block.startsWith('import '));

const exportedNames = (body: string): string[] =>
  [
    ...body.matchAll(
      /^export (?:declare )?(?:abstract )?(?:class|const|function|interface|namespace|type) ([\w$]+)|^export \{ (?:[\w$]+ as )?([\w$]+) \}/gm,
    ),
  ].flatMap(([, declared, passedOn]) => declared ?? passedOn ?? []);

type Step = 'none' | 'patch' | 'minor' | 'major' | 'backwards';

/** How far a version has moved. */
export function stepBetween(before: string, after: string): Step {
  const [was, is] = [before, after].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => was?.[index] !== is?.[index]);
  if (at === undefined) return 'none';
  if ((is?.[at] ?? 0) < (was?.[at] ?? 0)) return 'backwards';
  return (['major', 'minor', 'patch'] as const)[at] ?? 'none';
}

/** What the version must at least do for a change; undefined when it has. */
export function missingStep(change: Change, step: Step): 'minor' | 'major' | undefined {
  if (step === 'major' || change === 'none') return undefined;
  if (change === 'taken') return 'major';
  return step === 'minor' ? undefined : 'minor';
}

/** The report that takes the place of `before`. */
export function nextReport(before: Report | undefined, now: Omit<Report, 'since'>): Report {
  if (!before) return { ...now, since: now.version };
  const kept = stepBetween(before.version, now.version) !== 'major' && changeBetween(before.body, now.body);
  return { ...now, since: kept === 'none' || kept === 'added' ? before.since : now.version };
}
