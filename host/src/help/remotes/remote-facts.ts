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

/** A fact about a remote: its name on screen, its value, each part of it on one line, and what explains it. */
interface RemoteFact {
  readonly label: (typeof factLabels)[number];
  readonly values: readonly string[];
  readonly help?: string;
}

/** What support and a remote's team ask about a remote in this page. */
export interface RemoteFacts {
  readonly name: RemoteName;
  /** Whether it works, in one or two words, with the tone of its chip. */
  readonly state: { readonly tone: 'neutral' | 'success' | 'warn' | 'danger'; readonly text: string };
  /** Version, origin, load time, pages and fillings, as in `factLabels`. */
  readonly facts: readonly RemoteFact[];
  /** Why it failed. */
  readonly failure: string | undefined;
  readonly isOverridden: boolean;
}

/** The names of the facts, in order. */
export const factLabels = ['Version', 'Origin', 'Load time', 'Pages', 'Fills'] as const;

type Releases = Pick<RunningReleases, 'remotes' | 'of' | 'canaryOf' | 'baseOf' | 'declares' | 'lastLoad'>;

const labelled = z.object({ label: z.string() });

/** `Notes in customer.tab/1`: the filling's label, where it has one, and its place. */
function formatFilling({ place, meta }: DeclaredFilling): string {
  const { data } = z.safeParse(labelled, meta);
  return data ? `${data.label} in ${place}` : place;
}

/** Returns how long the scripts in a folder took, each by its address without query and by its slowest request. */
function loadTimesOf(folder: string, files: readonly TimedFile[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name, duration, responseStatus = 200 } of files) {
    const [file = ''] = name.split('?');
    if (!file.startsWith(folder) || !file.endsWith('.js')) continue;
    if (responseStatus > 0 && responseStatus < 400) times.set(file, Math.max(duration, times.get(file) ?? 0));
  }
  return times;
}

function loadTimeFact(times: ReadonlyMap<string, number>, load: LastLoad | undefined): RemoteFact {
  const label = 'Load time';
  if (times.size === 0) {
    if (!load) return { label, values: [] };
    // a browser keeps the times of its first files only
    return { label, values: [load.error ? 'Not loaded' : 'Not measured'] };
  }
  const slowest = `${formatCount(Math.round(Math.max(...times.values())))} ms`;
  const help = times.size === 1 ? 'its only file' : `the slowest of ${times.size} files`;
  return { label, values: [slowest], help };
}

function versionFact(
  { version, insteadOf, fallback, override }: RunningRelease,
  canary: ReturnType<Releases['canaryOf']>,
): RemoteFact {
  const label = 'Version';
  const chosen = insteadOf ?? version;
  if (override !== undefined) return { label, values: ['Override'], help: `in place of ${chosen}` };
  const help = [
    ...(insteadOf === undefined ? [] : [`in place of ${insteadOf}`]),
    ...(canary?.release.version === chosen ? [`canary of ${canary.share}%`] : []),
    ...(fallback === undefined ? [] : [fallback]),
  ].join(', ');
  return { label, values: [version], ...(help === '' ? {} : { help }) };
}

function stateOf({ insteadOf, override }: RunningRelease, load: LastLoad | undefined): RemoteFacts['state'] {
  if (load?.error) return { tone: 'danger', text: 'Failed' };
  if (override !== undefined) return { tone: 'warn', text: 'Overridden' };
  if (insteadOf !== undefined) return { tone: 'warn', text: 'Earlier version' };
  return load ? { tone: 'success', text: 'Runs' } : { tone: 'neutral', text: 'Not used' };
}

function describeRemote(releases: Releases, files: readonly TimedFile[], name: RemoteName): RemoteFacts {
  const release = releases.of(name);
  const { override } = release;
  const { pages = [], fills = [] } = releases.declares(name) ?? {};
  const load = releases.lastLoad(name);
  const base = override ?? releases.baseOf(name);
  const url = base === undefined ? undefined : new URL(base);
  const times = url ? loadTimesOf(new URL('.', url).href, files) : new Map<string, number>();
  return {
    name,
    state: stateOf(release, load),
    facts: [
      versionFact(release, releases.canaryOf(name)),
      {
        label: 'Origin',
        values: url ? [url.origin] : [],
        ...(url && override !== undefined ? { help: url.pathname } : {}),
      },
      loadTimeFact(times, load),
      { label: 'Pages', values: pages.map(({ path }) => path) },
      { label: 'Fills', values: [...new Set(fills.map(formatFilling))] },
    ],
    failure: load?.error?.message,
    isOverridden: override !== undefined,
  };
}

/** Describes every remote of the page, in the order of its registry. `files`: what the page has requested. */
export const describeRemotes = (releases: Releases, files: readonly TimedFile[]): readonly RemoteFacts[] =>
  releases.remotes.map((name) => describeRemote(releases, files, name));

/** Returns a remote's state, facts and failure as one line for a bug report, without what has no value. */
export const formatRemote = ({ state, facts, failure }: RemoteFacts): string =>
  [
    state.text,
    ...facts.flatMap(({ label, values, help }) => {
      const text = values.join(', ');
      return text === '' ? [] : [`${label}: ${help === undefined ? text : `${text} (${help})`}`];
    }),
    ...(failure === undefined ? [] : [`Failure: ${failure}`]),
  ]
    .join('; ')
    .replace(/\s+/g, ' ');
