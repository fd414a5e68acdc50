import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseReport, stepBetween } from '../../api-reports/report.ts';
import { reportFile } from '../../api-reports/subjects.ts';
import { facades, facadesWithReact } from './facades.ts';

const shared = join(import.meta.dirname, '../..');

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

const versionOf = (dependency: string): string => versionIn(join(shared, 'node_modules', dependency));

/** Version of the federation runtime that host and remotes are built with. */
export const federationVersion = versionOf('@module-federation/enhanced');

/** The facades are released together, with `shared`. */
const facadeVersion = versionIn(shared);

/** Libraries shared whole: React must be one copy in the page. */
const libraries: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/**
 * The versions of a facade, or of the contract, that a build of today runs on: those of its major from where nothing
 * in it has changed since (its API report). What was added later is asked for export by export.
 */
export function supportedRange(name: string, version: string): string {
  const file = reportFile(dirname(shared), name);
  const since = existsSync(file) ? parseReport(readFileSync(file, 'utf8')).since : version;
  const step = stepBetween(since, version);
  if (step === 'backwards') return `^${version}`;
  return step === 'major' ? `^${version.split('.')[0]}.0.0` : `^${since}`;
}

/** One line of the sharing table, as the federation plugin takes it. */
export interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: true;
  readonly import?: false;
  readonly shareScope?: string;
}

/** Who a sharing table is for. A remote that stands `alone` is developed under a host that was built for release. */
export type SharingRole = 'host' | 'remote' | 'alone';

/** Whether a remote that stands alone carries an entry itself. */
export const isCarriedAlone = (name: string): boolean =>
  Object.hasOwn(libraries, name) || facadesWithReact.includes(name);

/** Whether an entry is in a build, and in which scope. */
function placeOf(role: SharingRole, name: string): Pick<SharedEntry, 'import' | 'shareScope'> {
  if (role === 'host') return {};
  return role === 'alone' && isCarriedAlone(name) ? { shareScope: 'alone' } : { import: false };
}

/**
 * The one sharing table of host and remotes. The host provides every entry; a remote carries none of them
 * (`import: false`) and states only what it needs; one that stands alone carries React and what holds it, in a scope
 * of its own, because React's release build cannot refresh components. What the shell hands over (money, decoded
 * data) must be of one copy there too. `sharedVersion` stands in for the facades' own version.
 */
export function sharing(
  role: SharingRole,
  sharedVersion: string = facadeVersion,
): Record<string, SharedEntry> {
  const entry = (name: string, version: string, requiredVersion: string): SharedEntry => ({
    singleton: true,
    version,
    requiredVersion,
    strictVersion: true,
    ...placeOf(role, name),
  });
  return Object.fromEntries([
    ...Object.entries(libraries).map(([request, dependency]) => {
      const version = versionOf(dependency);
      return [request, entry(request, version, `^${version}`)];
    }),
    ...facades.map((facade) => [facade, entry(facade, sharedVersion, supportedRange(facade, sharedVersion))]),
  ]);
}
