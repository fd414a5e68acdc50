import * as z from '@portal/shared/schema';

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  sideEffects: z.array(z.string()),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** What only this repository's own checks use. */
const ownChecks = ['@microsoft/api-extractor', 'axe-core', 'decimal.js', 'pngjs'];

/** Of the repository's own packages, what a remote's tests, types and builds load. */
const forRemotes = [
  '@biomejs/biome',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'esbuild',
  'jest',
  'jest-environment-jsdom',
  'tsx',
  'typescript',
];

/** Returns the versions that a `pnpm-workspace.yaml` pins: name of a package → exact version. */
export const readCatalog = (workspace: string): ReadonlyMap<string, string> =>
  new Map(
    [...workspace.matchAll(/^ {2}'?([^':\n]+)'?: (\d+\.\d+\.\d+\S*)$/gm)].map(
      ([, name = '', version = '']) => [name, version],
    ),
  );

/** Returns packages with their exact versions. Throws an Error for one without. */
export const pinned = (
  names: readonly string[],
  catalog: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const version = catalog.get(name);
      if (version === undefined) throw new Error(`pnpm-workspace.yaml pins no ${name}`);
      return [name, version];
    }),
  );

/** `./src/screen/ui/index.tsx` → `./src/screen/ui/index.js` */
const compiled = (file: string): string => file.replace(/\.tsx?$/, '.js');

/**
 * Returns the `package.json` of the packed `shared`: compiled files with their types, and the exact version of everything that
 * a remote's tests and builds need, because npm knows no catalog. Throws an Error when a package has no pinned version.
 */
export function packedManifest(packageText: string, catalog: ReadonlyMap<string, string>) {
  const decoded = z.safeParse(packageJson, JSON.parse(packageText));
  if (!decoded.success)
    throw new Error(`shared/package.json is not valid: ${z.prettifyError(decoded.error)}`);
  const { devDependencies, dependencies, exports, sideEffects, ...given } = decoded.data;
  const names = [...Object.keys(dependencies), ...Object.keys(devDependencies), ...forRemotes]
    .filter((name) => !ownChecks.includes(name))
    .sort();
  return {
    ...given,
    type: 'module',
    sideEffects: sideEffects.map(compiled),
    bin: { 'portal-remote': './outside/cli.js' },
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, file]) => [
        path,
        { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) },
      ]),
    ),
    dependencies: pinned(names, catalog),
  };
}
