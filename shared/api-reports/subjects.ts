import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { facades } from '../build/sharing/facades.ts';
import { contractVersion } from '../src/contract/version.ts';

/** The contract, the places or a facade: a module with an API report. */
export interface Subject {
  /** Import path. */
  readonly name: string;
  /** Entry source, from the folder `shared`. */
  readonly entry: string;
  readonly version: string;
  /** File that contains the version. */
  readonly versionFile: string;
}

const packageJson = z.object({ version: z.string(), exports: z.record(z.string(), z.string()) });

/**
 * Returns the contract, the places and every facade, with version and entry file. The version of contract and places is that
 * of the contract's source, a facade's is that of `shared/package.json`. Throws an Error when that file is not valid or lacks
 * one of them.
 */
export async function listSubjects(root: string): Promise<readonly Subject[]> {
  const file = 'shared/package.json';
  const decoded = z.safeParse(packageJson, JSON.parse(await readFile(join(root, file), 'utf8')));
  if (!decoded.success) throw new Error(`${file} is not valid: ${z.prettifyError(decoded.error)}`);
  const { version, exports } = decoded.data;
  const subject = (name: string, moves: Pick<Subject, 'version' | 'versionFile'>): Subject => {
    const entry = exports[name.replace('@portal/shared', '.')];
    if (!entry) throw new Error(`${file} does not export ${name}`);
    return { name, entry, ...moves };
  };
  return [
    subject('@portal/shared/contract', ofContract),
    subject('@portal/shared/remote', ofContract),
    ...facades.map((facade) => subject(facade, { version, versionFile: file })),
  ];
}

/** What remotes declare and the places are the second part of the contract, and have its version. */
const ofContract = { version: contractVersion, versionFile: 'shared/src/contract/version.ts' };

/** Path of a subject's API report by its import path: `@portal/shared/ui` → `<root>/shared/api-reports/ui.api.md`. */
export const reportFile = (root: string, name: string): string =>
  join(root, 'shared/api-reports', `${name.split('/').at(-1)}.api.md`);
