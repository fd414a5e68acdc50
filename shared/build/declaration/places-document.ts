import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/remote/places');

/** Returns the places in a source: function, docstring and id. */
function placesIn(source: string): readonly (readonly [name: string, says: string, id: string])[] {
  const found = source.matchAll(/\/\*\* ([^*]+) \*\/\nexport const (\w+)[\s\S]*?'([\w.-]+\/\d+)'/g);
  return [...found].map(([, says = '', name = '', id = '']) => [name, says, id]);
}

/** Returns `docs/places.md`: every place, from the docstrings in `shared/src/remote/places`. */
export function placesDocument(): string {
  const places = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      placesIn(readFileSync(join(folder, file), 'utf8')).map((place) => [file, ...place] as const),
    );
  const rows = places.map(
    ([file, name, says, id]) =>
      `| \`${id}\` | [\`${name}\`](../shared/src/remote/places/${file}) | ${says} |`,
  );
  return [
    '# Places',
    '',
    'Written by `npm run places` from `shared/src/remote/places`, which has the props. The number is the major: within it props only',
    'grow, by optional members.',
    '',
    '| place | function for `remote.ts` | what |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
