import type { Flags, Monitor } from '@portal/shared/contract';

/** Parses `4.3.0` to [4, 3, 0]; `undefined` for an invalid version. */
function parseVersion(version: string): readonly number[] | undefined {
  return /^\d{1,9}(\.\d{1,9}){0,2}$/.test(version) ? version.split('.').map(Number) : undefined;
}

/** Whether a version is newer than another, compared number by number. An invalid version is never newer. */
export function isNewer(version: string, than: string): boolean {
  const parts = parseVersion(version);
  const thanParts = parseVersion(than);
  if (!parts || !thanParts) return false;
  for (let index = 0; index < 3; index += 1) {
    const difference = (parts[index] ?? 0) - (thanParts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

interface VersionWatchParts {
  readonly flags: Flags;
  /** The running version of the product. */
  readonly running: string;
  /** Offers the reload; a second call does nothing. */
  readonly offer: () => void;
  readonly monitor: Pick<Monitor, 'log'>;
}

/** Calls `offer` when the flag `app-latest-version` is newer than the running version, at start or later (FLG-02). */
export function watchLatestVersion({ flags, running, offer, monitor }: VersionWatchParts): void {
  flags.of$('app-latest-version').subscribe((latest) => {
    if (!isNewer(latest, running)) return;
    monitor.log('a newer version is out', { latest, running });
    offer();
  });
}
