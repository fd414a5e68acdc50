import { filesOf, type NewRemote } from './templates.ts';

/** Paths of what the remote takes of the portal's repository, from its folder. */
export interface PackedFiles {
  readonly shared: string;
  readonly sandbox: string;
}

const spec = ({ title }: NewRemote) => `import { expect, signIn, test } from '@portal/shared/browser-tests';

test('the menu opens the page', async ({ page }) => {
  await signIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '${title}' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

/** The commands of the remote's folder: those that it has here, and an upgrade of `shared`. */
const commands = ['dev', 'test', 'build', 'release', 'promote', 'rollback', 'releases', 'verify', 'upgrade'];

/**
 * Returns the files of a new remote in another repository: path in its folder → text.
 */
export function filesOutside(
  remote: NewRemote,
  { shared, sandbox }: PackedFiles,
): Readonly<Record<string, string>> {
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
    devDependencies: { '@portal/sandbox': `file:${sandbox}` },
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
    include: ['remote.ts', 'src', 'e2e'],
  };
  const lint = { extends: ['./node_modules/@portal/shared/outside/biome.json'] };
  const own = Object.entries(filesOf(remote, {})).filter(
    // browser tests and the build's configuration are the portal's repository's
    ([file]) => !file.startsWith('e2e/') && file !== 'webpack.config.ts',
  );
  return {
    ...Object.fromEntries(own),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    [`e2e/${remote.path}.spec.ts`]: spec(remote),
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
