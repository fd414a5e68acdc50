import type { Flags, Monitor } from '@portal/shared/contract';

/** `4.3.0` → [4, 3, 0]; `undefined` for what is no version. */
function partsOf(version: string): readonly number[] | undefined {
  return /^\d{1,9}(\.\d{1,9}){0,2}$/.test(version) ? version.split('.').map(Number) : undefined;
}

/** Whether a version comes after another: numbers, part by part. What is no version is never newer. */
export function isNewer(version: string, than: string): boolean {
  const one = partsOf(version);
  const other = partsOf(than);
  if (!one || !other) return false;
  for (let at = 0; at < 3; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

export interface NewVersionParts {
  readonly flags: Flags;
  /** The product's version that this page runs. */
  readonly running: string;
  /** Offers the reload; asked a second time it does nothing. */
  readonly offer: () => void;
  readonly monitor: Pick<Monitor, 'log'>;
}

/** Offers the reload when the flag names a version newer than the running one, at start or later (FLG-02). */
export function watchLatestVersion({ flags, running, offer, monitor }: NewVersionParts): void {
  flags.of$('app-latest-version').subscribe((latest) => {
    if (!isNewer(latest, running)) return;
    monitor.log('a newer version is out', { latest, running });
    offer();
  });
}
