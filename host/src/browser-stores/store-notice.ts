import type { HostNotice } from '../notices/index.ts';
import type { ReplacedStore } from './check-stores.ts';

/** What works with less without a store. */
const losses: Readonly<Record<ReplacedStore, string>> = {
  sessionStorage: 'A reload logs you out.',
  localStorage:
    'Pinned customers and settings are lost when the page closes. Do not reload while something is being sent.',
  BroadcastChannel: 'Use the portal in one tab only.',
  locks: 'Use the portal in one tab only.',
};
/** More than any single entry of the portal but the session. */
const testText = 'x'.repeat(2_000);

const isFull = (storage: Storage): boolean => {
  try {
    storage.setItem('portal-check', testText);
    storage.removeItem('portal-check');
    return false;
  } catch {
    return true;
  }
};

/**
 * Returns which of `sessionStorage` and `localStorage` have no room left; empty when both have. Writes a test entry and
 * removes it.
 */
export const findFullStores = (): readonly ReplacedStore[] => [
  ...(isFull(sessionStorage) ? (['sessionStorage'] as const) : []),
  ...(isFull(localStorage) ? (['localStorage'] as const) : []),
];

/**
 * Returns the notice that says what the portal does without when the browser refuses stores or has no room, and what the
 * agent can do; `undefined` when nothing is missing. Forms say by themselves that drafts are not kept.
 */
export function createStoreNotice(
  unusable: ReadonlySet<ReplacedStore>,
  full: readonly ReplacedStore[],
): HostNotice | undefined {
  const all = [...unusable, ...full];
  if (all.length === 0) return undefined;
  const cause =
    unusable.size > 0
      ? 'This browser does not let the portal store data or reach other tabs.'
      : 'This browser has no room left for the portal’s data.';
  const remedy =
    unusable.size > 0
      ? 'To change this, allow cookies and site data for this site, or use another browser, then reload.'
      : 'To change this, delete this site’s data in the browser’s settings, then log in again.';
  const text = [cause, ...new Set(all.map((name) => losses[name])), remedy].join(' ');
  return { tone: 'info', text, lasting: true };
}
