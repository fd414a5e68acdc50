import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/contract/remote/places');

/** A place as its source has it. */
interface DocumentedPlace {
  readonly name: string;
  /** Its docstring. */
  readonly says: string;
  readonly id: string;
  /** What its functions and slots take, as types: props, then options. */
  readonly takes: string;
}

/** Returns a type in one line, without comments and `readonly`. */
const inOneLine = (type: string): string =>
  type
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll('readonly ', '')
    .replaceAll('Record<never, never>', 'none')
    .replaceAll('?: Condition;', '?: { flag: string };')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/;? ?\}/g, ' }')
    .replace(/,? *$/, '')
    .trim();

/** A place's declaration, whose type says what it passes: `Place<props, options, id>`, or that of a function with options. */
const declaration =
  /\/\*\* ([^*]+) \*\/\nexport const (\w+): (?:Place<|\(\(command: )([\s\S]*?)(?:\) => Filling\) & \{ readonly id: )?'([\w.-]+\/\d+)'/g;

/** Returns the places in a source. */
const placesIn = (source: string): readonly DocumentedPlace[] =>
  [...source.matchAll(declaration)].map(([, says = '', name = '', types = '', id = '']) => ({
    name,
    says,
    id,
    takes: inOneLine(types.replace(/,\s*NoMeta\b/, '')),
  }));

/** Returns `docs/places.md`: every place, from the docstrings in `shared/src/contract/remote/places`. */
export function placesDocument(): string {
  const places = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      placesIn(readFileSync(join(folder, file), 'utf8')).map((place) => ({ file, ...place })),
    );
  const rows = places.map(
    ({ file, name, says, id, takes }) =>
      `| \`${id}\` | [\`${name}\`](../shared/src/contract/remote/places/${file}) | ${says} | \`${takes}\` |`,
  );
  return [
    '# Places',
    '',
    'Written by `npm run places`. The number is the major: within it props only grow, by optional members.',
    '',
    '| place | function for `remote.ts` | what | props of the slot, options of the function |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
