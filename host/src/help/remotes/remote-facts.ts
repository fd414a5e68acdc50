import type { RemoteName } from '@portal/shared/contract';
import { formatCount } from '@portal/shared/counts';
import type { DeclaredFilling } from '@portal/shared/remote/declares';
import * as z from '@portal/shared/schema';
import type { LastLoad, RunningRelease, RunningReleases } from '../../core/releases/running-releases.ts';

/**
 * A request of the page, of the browser's resource timing: address, milliseconds, and status of the answer, which is 0 without
 * one and absent in a browser that does not tell.
 */
export interface TimedFile extends Pick<PerformanceEntry, 'name' | 'duration'> {
  readonly responseStatus?: number;
}

/** What a remote does in this page: in the order of the page's summary. */
const remoteStates = ['running', 'ready', 'earlier', 'overridden', 'failed'] as const;
export type RemoteState = (typeof remoteStates)[number];

/** What support and a remote's team ask about a remote in this page. */
export interface RemoteFacts {
  readonly name: RemoteName;
  /** The titles of its pages. */
  readonly titles: string;
  /** The version that runs; absent for an override. */
  readonly version: string | undefined;
  readonly isCanary: boolean;
  /** Of its files. An override has the whole address of its manifest. */
  readonly origin: string | undefined;
  readonly state: RemoteState;
  /** The state in words. */
  readonly text: string;
  /** What the state means, or why it is so. */
  readonly notes: readonly string[];
  readonly pages: readonly string[];
  /** The places that it fills, each with the filling's label where it has one. */
  readonly places: readonly string[];
}

type Releases = Pick<RunningReleases, 'remotes' | 'of' | 'canaryOf' | 'baseOf' | 'declares' | 'lastLoad'>;

const labelled = z.object({ label: z.string() });

/** `Notes in customer.tab/1`: the filling's label, where it has one, and its place. */
function formatFilling({ place, meta }: DeclaredFilling): string {
  const { data } = z.safeParse(labelled, meta);
  return data ? `${data.label} in ${place}` : place;
}

/** Returns how long the slowest script in a folder took, in milliseconds; `undefined` when none has arrived. */
function slowestOf(folder: string, files: readonly TimedFile[]): number | undefined {
  const times = files.flatMap(({ name, duration, responseStatus = 200 }) => {
    const [file = ''] = name.split('?');
    const isOwn = file.startsWith(folder) && file.endsWith('.js');
    return isOwn && responseStatus > 0 && responseStatus < 400 ? [duration] : [];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}

function stateOf({ insteadOf, override }: RunningRelease, load: LastLoad | undefined): RemoteState {
  if (load?.error) return 'failed';
  if (override !== undefined) return 'overridden';
  if (insteadOf !== undefined) return 'earlier';
  return load ? 'running' : 'ready';
}

interface StateFacts {
  readonly state: RemoteState;
  readonly release: RunningRelease;
  readonly load: LastLoad | undefined;
  /** Milliseconds of its slowest file; absent when none has arrived or the browser has not kept its time. */
  readonly slowest: number | undefined;
}

/** Why an earlier release runs, in words, by the kind of the failure (`LoadFailure`). */
const reasons: Readonly<Record<string, string>> = {
  refused: 'this host does not fit it',
  unreachable: 'it could not be loaded',
  timeout: 'it did not answer in time',
  'no-integrity': 'it has no hash',
  'no-container': 'its entry is not one of a remote',
  'no-slot': 'it has not what the page needs',
  threw: 'it failed while loading',
  crashed: 'it failed when it was shown',
};

/** Returns the kinds `unreachable, crashed` in words. */
const formatFallback = (kinds: string): string => kinds.replace(/[a-z-]+/g, (kind) => reasons[kind] ?? kind);

/** Says the state in words: `Running, loaded in 0.09 s`. */
function describeState({ state, release, load, slowest }: StateFacts): string {
  if (state === 'failed') return 'Failed';
  if (state === 'earlier') {
    const why = release.fallback === undefined ? '' : `: ${formatFallback(release.fallback)}`;
    return `Running ${release.version} instead of ${release.insteadOf}${why}`;
  }
  const where = state === 'overridden' ? ' from another server' : '';
  if (!load) return `Ready${where}, not opened in this tab`;
  const time = slowest === undefined ? '' : `, loaded in ${(slowest / 1000).toFixed(2)} s`;
  return `Running${where}${time}`;
}

function describeRemote(releases: Releases, files: readonly TimedFile[], name: RemoteName): RemoteFacts {
  const release = releases.of(name);
  const { override, version, insteadOf } = release;
  const { pages = [], fills = [] } = releases.declares(name) ?? {};
  const load = releases.lastLoad(name);
  const base = override ?? releases.baseOf(name);
  const url = base === undefined ? undefined : new URL(base);
  const slowest = url ? slowestOf(new URL('.', url).href, files) : undefined;
  const canary = releases.canaryOf(name);
  const isCanary = override === undefined && canary?.release.version === (insteadOf ?? version);
  const state = stateOf(release, load);
  return {
    name,
    titles: [...new Set(pages.map(({ title }) => title))].join(', '),
    version: override === undefined ? version : undefined,
    isCanary,
    origin: override ?? url?.origin,
    state,
    text: describeState({ state, release, load, slowest }),
    notes: [
      ...(load?.error ? [load.error.message] : []),
      ...(state === 'earlier' ? [`The next reload tries ${insteadOf} again.`] : []),
      ...(override === undefined ? [] : [`In place of ${insteadOf ?? version}, in this browser.`]),
      ...(isCanary ? [`This browser is among the ${canary?.share}% that get ${insteadOf ?? version}.`] : []),
    ],
    pages: pages.map(({ path }) => path),
    places: [...new Set(fills.map(formatFilling))],
  };
}

/** Describes every remote of the page, in the order of its registry. `files`: what the page has requested. */
export const describeRemotes = (releases: Releases, files: readonly TimedFile[]): readonly RemoteFacts[] =>
  releases.remotes.map((name) => describeRemote(releases, files, name));

const summaries: Readonly<Record<RemoteState, (count: number) => string>> = {
  running: (count) => `${formatCount(count)} running`,
  ready: (count) => `${formatCount(count)} ready`,
  earlier: (count) => `${formatCount(count)} ${count === 1 ? 'runs' : 'run'} an earlier version`,
  overridden: (count) => `${formatCount(count)} from another server`,
  failed: (count) => `${formatCount(count)} failed`,
};

/** Returns how many remotes there are in each state, in words, without the states that none has. */
export const summarize = (
  remotes: readonly RemoteFacts[],
): readonly { readonly state: RemoteState; readonly text: string }[] =>
  remoteStates.flatMap((state) => {
    const { length } = remotes.filter((remote) => remote.state === state);
    return length === 0 ? [] : [{ state, text: summaries[state](length) }];
  });

/** Returns what a remote runs, as one line for a bug report, without what has no value. */
export function formatRemote({ text, version, origin, notes, pages, places }: RemoteFacts): string {
  const listed = (name: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${name}: ${values.join(', ')}`];
  return [
    ...(version === undefined ? [] : [version]),
    text,
    ...notes,
    ...(origin === undefined ? [] : [origin]),
    ...listed('Pages', pages),
    ...listed('Fills', places),
  ]
    .map((part) => part.replace(/\s+/g, ' ').replace(/\.$/, ''))
    .join('; ');
}
