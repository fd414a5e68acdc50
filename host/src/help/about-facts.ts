import { formatDateTime } from '@portal/shared/dates';
import { capitalize } from '@portal/shared/sentence';
import type { RunningRelease, RunningReleases } from '../core/releases/running-releases.ts';

type Releases = Pick<RunningReleases, 'host' | 'remotes' | 'of'>;

/** A fact that support asks for, with its name on screen. */
export interface AboutFact {
  readonly label: string;
  readonly value: string;
}

/** Formats the name of a part of the portal: `host` as `Host`, `mfe-notes` as `Notes`. */
export const formatPart = (name: string): string => capitalize(name.replace(/^mfe-/, ''));

/** Formats a release, and notes an override or a fallback. */
function formatRelease({ version, insteadOf, override }: RunningRelease): string {
  if (override !== undefined) return `from ${override}`;
  return insteadOf === undefined ? version : `${version}, in place of ${insteadOf}`;
}

/** Returns the running release of each part, by its name: the host first. */
export const releaseFacts = ({ host, remotes, of }: Releases): readonly AboutFact[] => [
  { label: 'host', value: host },
  ...remotes.map((name) => ({ label: name, value: formatRelease(of(name)) })),
];

/** Returns the releases for the screen: remotes that all run one version are one fact. */
export function shownReleases(facts: readonly AboutFact[]): readonly AboutFact[] {
  const [host, first, ...others] = facts.map(({ label, value }) => ({ label: formatPart(label), value }));
  if (!host || !first) return host ? [host] : [];
  const isOne = others.length > 0 && others.every(({ value }) => value === first.value);
  return [host, ...(isOne ? [{ label: 'All other parts', value: first.value }] : [first, ...others])];
}

/** Returns the names of the parts that run an earlier version, because the newest did not load. */
export const findFallbacks = ({ remotes, of }: Releases): readonly string[] =>
  remotes.filter((name) => of(name).insteadOf !== undefined).map(formatPart);

/** Name and version of each browser in its user agent; a browser that names others too is before them. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?).*\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Returns browser and system of a user agent: `Chrome 141, Windows`. One that is not known stays as it is. */
export function formatBrowser(userAgent: string): string {
  const named = browsers.flatMap(([name, version]) => {
    const found = version.exec(userAgent)?.[1];
    return found === undefined ? [] : [`${name} ${found}`];
  });
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return named[0] === undefined ? userAgent : [named[0], system].filter(Boolean).join(', ');
}

/** Returns a time zone with its offset at `now`: `Asia/Jakarta, GMT+07:00`. */
export function formatTimeZone(zone: string, now: Date): string {
  const parts = Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now);
  return `${zone}, ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
}

/** Returns the time zone of the device, as `Asia/Jakarta`. */
export const readTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns what support asks about the device: its browser, its time zone, and the time in Malaysia at `now`. */
export const deviceFacts = (userAgent: string, zone: string, now: Date): readonly AboutFact[] => [
  { label: 'Browser', value: formatBrowser(userAgent) },
  { label: 'Time zone', value: formatTimeZone(zone, now) },
  { label: 'Time in Malaysia', value: formatDateTime(now) },
];

/**
 * Returns the facts as text for a message to support: a title, then one line for each fact, with ordinary spaces only.
 */
export const supportText = (title: string, facts: readonly AboutFact[]): string =>
  [title, ...facts.map(({ label, value }) => `${label}: ${value}`)].join('\n').replaceAll('\u00a0', ' ');
