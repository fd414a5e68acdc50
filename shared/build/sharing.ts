import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

function versionOf(dependency: string): string {
  return JSON.parse(readFileSync(require.resolve(`${dependency}/package.json`), 'utf8')).version;
}

const sharedVersion: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
).version;

/** Libraries shared whole: React must be one copy in the page. */
const libraries: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/**
 * First-party facades: each re-exports just what the portal uses of its libraries, so that tree-shaking stays on
 * (docs/adr/0003-facades.md). Listed from the frame outwards; a new part goes into the outermost that serves.
 */
export const facades = [
  '@portal/shared/ui',
  '@portal/shared/schema',
  '@portal/shared/money',
  '@portal/shared/data',
  '@portal/shared/parts',
  '@portal/shared/forms',
  '@portal/shared/oidc-tokens',
] as const;

interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: true;
  readonly import?: false;
}

/**
 * The one sharing table of host and remotes. The host provides every entry; a remote carries none of them
 * (`import: false`) and states only what it needs.
 */
export function sharing(role: 'host' | 'remote'): Record<string, SharedEntry> {
  const entry = (version: string): SharedEntry => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
    ...(role === 'remote' ? { import: false } : {}),
  });
  return Object.fromEntries([
    ...Object.entries(libraries).map(([request, dependency]) => [request, entry(versionOf(dependency))]),
    ...facades.map((facade) => [facade, entry(sharedVersion)]),
  ]);
}
