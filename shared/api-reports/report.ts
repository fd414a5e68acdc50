/** The committed declarations of a facade or of the contract. */
export interface Report {
  /** Import path: `@portal/shared/ui`. */
  readonly name: string;
  readonly version: string;
  /**
   * The version since which no existing declaration has changed. Remotes' ranges begin here; the gate checks exports
   * that were added later one by one (docs/adr/0011-skew.md).
   */
  readonly since: string;
  /** The declarations, as TypeScript. */
  readonly body: string;
}

const heading = /^# (\S+) (\d+\.\d+\.\d+), unchanged since (\d+\.\d+\.\d+)$/;
const preface =
  'Written by `npm run api-report` from the declarations; compared with them by `npm test`. Not to be edited.';

/** Returns a report as the text of its Markdown file, which `parseReport` reads. */
export const formatReport = ({ name, version, since, body }: Report): string =>
  `# ${name} ${version}, unchanged since ${since}\n\n${preface}\n\n\`\`\`ts\n${body}\n\`\`\`\n`;

/** Parses the text that `formatReport` writes. Throws an Error when the text is no report. */
export function parseReport(text: string): Report {
  const [first = ''] = text.split('\n', 1);
  const [, name, version, since] = heading.exec(first) ?? [];
  const body = /^```ts\n(.*)\n```$/ms.exec(text)?.[1];
  if (!name || !version || !since || body === undefined)
    throw new Error('It is not an API report: delete it and run npm run api-report');
  return { name, version, since, body };
}

/**
 * How declarations changed. `taken`: an export was removed; `changed`: an existing declaration is different; `place changed`:
 * a place is different and has its number still. Optional members of an existing declaration are an addition: who was built
 * before them does not pass or read them.
 */
export type Change = 'none' | 'added' | 'changed' | 'taken' | 'place changed';

/** Compares the `body` of two reports of one facade. `before` is the released one. */
export function changeBetween(before: string, after: string): Change {
  if (before === after) return 'none';
  if (changedPlaces(before, after).length > 0) return 'place changed';
  const names = new Set(exportedNames(after));
  const constants = new Set(exportedNames(before, constantExport));
  if (exportedNames(before).some((name) => !names.has(name) && !constants.has(name))) return 'taken';
  const isKept = keptIn(after);
  return declarations(before).every(isKept) ? 'added' : 'changed';
}

/** Returns a report's places by their name and major, such as `customer.tab/1`, with their declarations. */
const placesIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    declarations(body).flatMap((block) => {
      const [, id] = /^export const [\s\S]*["']([\w.-]+\/\d+)["']/.exec(block) ?? [];
      return id === undefined ? [] : [[id, block] as const];
    }),
  );

/** Returns the places that are in both reports and do not only have more optional members. */
export function changedPlaces(before: string, after: string): readonly string[] {
  const isKept = keptIn(after);
  const later = placesIn(after);
  return [...placesIn(before)].flatMap(([id, block]) => (later.has(id) && !isKept(block) ? [id] : []));
}

/** A line that declares an optional member. */
const optionalMember = /^ +(?:readonly )?[\w$]+\?(?:\(.*\))?: .*;\n/gm;

/** Returns whether a declaration is in a report, as it was or with more optional members. */
function keptIn(body: string): (block: string) => boolean {
  const blocks = new Set(declarations(body));
  const withMore = declarations(body).map((block) => ({ block, lines: new Set(block.split('\n')) }));
  const required = (block: string) => block.replace(optionalMember, '');
  return (before) =>
    blocks.has(before) ||
    withMore.some(
      ({ block, lines }) =>
        required(block) === required(before) && before.split('\n').every((line) => lines.has(line)),
    );
}

/** Splits a report into declarations, without imports: a declaration names what it uses. */
export const declarations = (body: string): string[] =>
  body.split(/\n{2,}/).filter((block) => block && !block.startsWith('import '));

/** What a report exports. */
const anyExport =
  /^export (?:declare )?(?:abstract )?(?:class|const|function|interface|namespace|type) ([\w$]+)|^export \{ (?:[\w$]+ as )?([\w$]+) \}/gm;
/** The contract's constants are bundled into who uses them, so that a removed one is missed by none. */
const constantExport = /^export (?:declare )?const ([\w$]+)/gm;

export const exportedNames = (body: string, pattern = anyExport): string[] =>
  [...body.matchAll(pattern)].flatMap(([, declaration, passedOn]) => declaration ?? passedOn ?? []);

type Step = 'none' | 'patch' | 'minor' | 'major' | 'backwards';

/** Returns the kind of step between two versions such as `1.2.3`: the first number that differs, or `backwards`. */
export function stepBetween(before: string, after: string): Step {
  const [was, is] = [before, after].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => was?.[index] !== is?.[index]);
  if (at === undefined) return 'none';
  if ((is?.[at] ?? 0) < (was?.[at] ?? 0)) return 'backwards';
  return (['major', 'minor', 'patch'] as const)[at] ?? 'none';
}

/**
 * Returns the smallest step that a change needs and the version lacks; undefined if it is enough. Only a removal from the
 * contract needs a major version: of a facade, the gate looks for each export that a remote uses. A changed place needs one
 * too, since nothing looks for its props; with the next number it is another place.
 */
export function missingStep(name: string, change: Change, step: Step): 'minor' | 'major' | undefined {
  if (step === 'major' || change === 'none') return undefined;
  if (change === 'place changed' || (change === 'taken' && isContract(name))) return 'major';
  return step === 'minor' ? undefined : 'minor';
}

const isContract = (name: string): boolean => name === '@portal/shared/contract';

/** Whether every declaration of `before` is in `after`, without those of removed exports. */
function keepsDeclarations(before: string, after: string): boolean {
  const names = new Set(exportedNames(after));
  const isKept = keptIn(after);
  return declarations(before).every((block) => {
    const exported = exportedNames(block);
    return isKept(block) || (exported.length > 0 && exported.every((name) => !names.has(name)));
  });
}

/**
 * Returns the report that replaces `before`, which is absent for a new facade. Its `since` moves to the new version
 * when an existing declaration has changed.
 */
export function nextReport(before: Report | undefined, now: Omit<Report, 'since'>): Report {
  if (!before) return { ...now, since: now.version };
  const isKept =
    stepBetween(before.version, now.version) !== 'major' && keepsDeclarations(before.body, now.body);
  return { ...now, since: isKept ? before.since : now.version };
}
