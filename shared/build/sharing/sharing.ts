import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseReport, stepBetween } from '../../api-reports/report.ts';
import { reportFile } from '../../api-reports/subjects.ts';
import { packageFolder, readPackageVersion } from '../package-folder.ts';
import { facades, facadesWithReact } from './facades.ts';

const sharedFolder = join(import.meta.dirname, '../..');

const versionOf = (dependency: string): string => readPackageVersion(packageFolder(dependency));

/** Version of the federation runtime that host and remotes are built with. */
export const federationVersion = versionOf('@module-federation/enhanced');

/** All facades have the version of `shared`, which a packed one has with a hash of its contents (`shared/pack`). */
const [facadeVersion = ''] = readPackageVersion(sharedFolder).split('-');

/** Libraries that are shared without a facade: a page must have only one copy of React. */
const libraries: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/**
 * Returns the versions of a facade or of the contract that today's build supports, as a caret range: those of its major
 * version from its API report's `unchanged since` on, or from `version` on if it has no report. The gate checks exports
 * that were added later one by one.
 */
export function supportedRange(name: string, version: string): string {
  const file = reportFile(dirname(sharedFolder), name);
  const since = existsSync(file) ? parseReport(readFileSync(file, 'utf8')).since : version;
  const step = stepBetween(since, version);
  if (step === 'backwards') return `^${version}`;
  return step === 'major' ? `^${version.split('.')[0]}.0.0` : `^${since}`;
}

/** An entry of the sharing table, in the federation plugin's format. */
export interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: true;
  readonly import?: false;
  readonly shareScope?: string;
}

/** The user of a sharing table. `alone`: a remote that is developed under a host built for release. */
export type SharingRole = 'host' | 'remote' | 'alone';

/** Whether a remote that is developed alone bundles a shared module itself, and does not take it from the host. */
export const isCarriedAlone = (name: string): boolean =>
  Object.hasOwn(libraries, name) || facadesWithReact.includes(name);

/** Returns whether a build contains an entry, and its share scope. */
function importOptionsOf(role: SharingRole, name: string): Pick<SharedEntry, 'import' | 'shareScope'> {
  if (role === 'host') return {};
  return role === 'alone' && isCarriedAlone(name) ? { shareScope: 'alone' } : { import: false };
}

/**
 * Returns the federation plugin's `shared` table for host or remote. The host provides every entry; a remote carries
 * none (`import: false`). A remote that is developed alone carries React and the facades that import it, in a separate
 * scope, because React's release build cannot refresh components. It takes the other facades from the host, since both
 * pass their objects (money, decoded data) to each other.
 */
export function sharingTable(role: SharingRole): Record<string, SharedEntry> {
  const entry = (name: string, version: string, requiredVersion: string): SharedEntry => ({
    singleton: true,
    version,
    requiredVersion,
    strictVersion: true,
    ...importOptionsOf(role, name),
  });
  return Object.fromEntries([
    ...Object.entries(libraries).map(([request, dependency]) => {
      const version = versionOf(dependency);
      return [request, entry(request, version, `^${version}`)];
    }),
    ...facades.map((facade) => [facade, entry(facade, facadeVersion, supportedRange(facade, facadeVersion))]),
  ]);
}
