import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { hashFiles } from '../build/staleness.ts';
import { emitDeclarations } from './emit.ts';
import type { Subject } from './subjects.ts';

const cacheSchema = z.object({ hash: z.string(), bodies: z.record(z.string(), z.string()) });

/**
 * Returns the declarations of today of each facade and of the contract as the TypeScript text of its API report, by
 * import path. Takes about ten seconds unless they are cached below `.cache`, where it writes them. Throws an Error
 * when the sources do not type-check.
 */
export async function collectDeclarations(
  root: string,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, '.cache/api-reports');
  const hash = sourceHash(root);
  const known = await readCache(join(folder, 'bodies.json'));
  if (known?.hash === hash && subjects.every(({ name }) => name in known.bodies))
    return new Map(Object.entries(known.bodies));

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await emitDeclarations(root, folder, subjects);
  const { extractReport: extract } = await import('./extract.ts');
  const bodies = new Map(subjects.map((subject) => [subject.name, extract(root, folder, subject)]));
  await writeFile(
    join(folder, 'bodies.json'),
    JSON.stringify({ hash, bodies: Object.fromEntries(bodies) } satisfies z.output<typeof cacheSchema>),
  );
  return bodies;
}

async function readCache(file: string): Promise<z.output<typeof cacheSchema> | undefined> {
  try {
    const decoded = z.safeParse(cacheSchema, JSON.parse(await readFile(file, 'utf8')));
    return decoded.success ? decoded.data : undefined;
  } catch {
    return undefined;
  }
}

/** Hash of what declarations depend on. */
const sourceHash = (root: string): string =>
  hashFiles(
    root,
    ['shared/src', 'shared/api-reports', 'shared/package.json', 'pnpm-lock.yaml', 'tsconfig.json'],
    /\.(test|example)\.tsx?$|\.md$/,
  );
