import { filesOf, type NewRemote } from './templates.ts';

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
      dev: 'portal-remote dev',
      test: 'tsc -p . && jest --config node_modules/@portal/shared/outside/jest.config.mjs',
      build: 'portal-remote build',
      release: 'npm test && portal-remote release',
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
  const own = Object.entries(filesOf(remote, {})).filter(
    // browser tests and the build's configuration are the portal's repository's
    ([file]) => !file.startsWith('e2e/') && file !== 'webpack.config.ts',
  );
  return {
    ...Object.fromEntries(own),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(settings, null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.cache\n',
  };
}
