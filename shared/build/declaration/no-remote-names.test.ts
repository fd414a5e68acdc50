import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remotesIn } from './read-remote.ts';

const root = resolve(__dirname, '../../..');

/** Tests, what only tests use, and the data of checks, which name files of the whole repository. */
const mayName =
  /\.test\.|\/testing\/|\/loader-harness\.ts$|^scripts\/lib\/checks\/\w+\.json$|\/(?:dist|node_modules)\//;

test('no source of host, shared, sandbox or scripts names a remote', () => {
  // what examples call a remote may be made by `npm run new-remote`
  const existing = remotesIn(root).filter((name) => name !== 'mfe-notes');
  const names = new RegExp(`\\b(?:${existing.join('|')})\\b`);
  const naming = ['host', 'shared', 'sandbox', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.(?:tsx?|mjs|cjs|json|html)$/.test(file) && !mayName.test(file))
      .filter((file) => names.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(naming).toEqual([]);
});
