import { filesOf, type NewRemote } from './templates.ts';

/** The commands of the remote's folder: those that it has here, and an upgrade of `shared`. */
const commands = ['dev', 'test', 'build', 'release', 'promote', 'rollback', 'releases', 'verify', 'upgrade'];

/**
 * Returns the files of a new remote in another repository: path in its folder → text. `shared`: path of the packed
 * `shared`, from the remote's folder.
 */
export function filesOutside(remote: NewRemote, shared: string): Readonly<Record<string, string>> {
  const manifest = {
    name: `@portal/${remote.name}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `portal-remote ${command}`])),
      format: 'biome check --write .',
    },
    dependencies: { '@portal/shared': `file:${shared}` },
  };
  const settings = {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['jest', '@testing-library/jest-dom'],
    },
    include: ['remote.ts', 'src'],
  };
  const lint = { extends: ['./node_modules/@portal/shared/outside/biome.json'] };
  const own = Object.entries(filesOf(remote, {})).filter(
    // browser tests and the build's configuration are the portal's repository's
    ([file]) => !file.startsWith('e2e/') && file !== 'webpack.config.ts',
  );
  return {
    ...Object.fromEntries(own),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(settings, null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.cache\n',
    'biome.json': `${JSON.stringify(lint, null, 2)}\n`,
  };
}

/**
 * Returns the workflow by which a remote in another repository is released by its tag, from the one of this repository: its
 * commands run in the remote's folder, whose packages are installed there.
 */
export const pipelineOutside = (workflow: string): string =>
  workflow
    .replace(
      '- run: npm test -- "$REMOTE"',
      '- run: npm --prefix "$REMOTE" ci\n      - run: npm --prefix "$REMOTE" test',
    )
    .replaceAll(/\bnpm run\b/g, 'npm --prefix "$REMOTE" run');
