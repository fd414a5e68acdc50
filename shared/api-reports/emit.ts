import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../build/staleness.ts';
import type { Subject } from './subjects.ts';

/** Returns the path of the `.d.ts` file of a subject's entry, from the output folder: `declarations/screen/ui/index.d.ts`. */
export const declarationFile = ({ entry }: Subject): string =>
  entry.replace(/^\.\/src\//, 'declarations/').replace(/\.tsx?$/, '.d.ts');

/**
 * Compiles facades and contract (`subjects`) to `.d.ts` files in `folder`, with the project's compiler and settings. An
 * import of another subject is rewritten to its package name, so that its report does not repeat that subject. Throws
 * an Error with the compiler's output when the sources do not type-check.
 */
export async function emitDeclarations(
  root: string,
  folder: string,
  subjects: readonly Subject[],
): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: join(folder, 'declarations'),
      rootDir: join(root, 'shared/src'),
      allowJs: false,
      checkJs: false,
      types: [],
    },
    include: [],
    files: subjects.map(({ entry }) => join(root, 'shared', entry)),
  };
  await writeFile(project, JSON.stringify(settings));
  try {
    await promisify(execFile)(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      project,
    ]);
  } catch (error) {
    const words = typeof error === 'object' && error && 'stdout' in error ? error.stdout : error;
    throw new Error(`The contract and the facades do not type-check:\n${words}`);
  }
  await nameOtherSubjects(folder, subjects);
}

/**
 * Rewrites relative imports of another subject's folder to its package name. The contract's declarations are then only
 * in the contract's report, and not in that of every facade that uses them.
 */
async function nameOtherSubjects(folder: string, subjects: readonly Subject[]): Promise<void> {
  const names = new Map(
    subjects
      .filter(({ entry }) => entry.endsWith('/index.ts'))
      .map((subject) => [dirname(declarationFile(subject)), subject.name]),
  );
  for (const file of filesBelow(join(folder, 'declarations'))) {
    const own = folderOf(folder, file);
    const text = await readFile(file, 'utf8');
    const newText = text.replaceAll(/(from |import\()(["'])(\.[^"']+)\2/g, (whole, before, quote, path) => {
      const other = folderOf(folder, join(dirname(file), path));
      const name = other === own ? undefined : names.get(other);
      return name ? `${before}${quote}${name}${quote}` : whole;
    });
    if (newText !== text) await writeFile(file, newText);
  }
}

/** Returns the subject's folder of a declaration file: `declarations/screen/ui`, or its wing: `declarations/contract`. */
const folderOf = (folder: string, file: string): string =>
  relative(folder, dirname(file)).split(sep).slice(0, 3).join('/');
