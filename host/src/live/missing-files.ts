import { tryStorage } from '@portal/shared/stored-values';
import type { HostNotice } from '../notices/index.ts';

/** The reaction to a file of the host that failed to load. */
export type MissingFileReaction = 'reload' | 'offer-reload' | 'ignore';

/**
 * Decides what the portal does about a file that failed to load: `ignore` unless a newer release has replaced it
 * (`isGone`), else `reload`, or `offer-reload` when input would be lost. `ignore` too when the tab has already reloaded
 * from this version of the host, so that servers with different releases cause no reload loop.
 */
export function decideReaction(facts: {
  readonly isGone: boolean;
  readonly hasUnsavedChanges: boolean;
  readonly hasReloadedBefore: boolean;
}): MissingFileReaction {
  if (!facts.isGone || facts.hasReloadedBefore) return 'ignore';
  return facts.hasUnsavedChanges ? 'offer-reload' : 'reload';
}

interface MissingFilesParts {
  /** Base address of the host's files. */
  readonly hostBase: string;
  /** Version of the running host. */
  readonly version: string;
  /** Resolves to whether the server answers that the file does not exist. */
  readonly isFileGone: (address: string) => Promise<boolean>;
  readonly hasUnsavedChanges: () => boolean;
  /** The tab's storage, for the versions from which it has reloaded. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  /** The reload of the notice's button, which asks before input is lost. */
  readonly askToReload: () => void;
  readonly notify: (notice: HostNotice) => void;
}

const key = 'portal-reloaded-from';

/**
 * Watches for files of the host that fail to load, and reloads the page or offers it, once for each page
 * (`decideReaction`). It uses the script element's error event, which is the same in every browser; the message of a
 * failed `import()` is not.
 */
export function watchHostFiles(
  parts: MissingFilesParts,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  let hasReacted = false;

  /** Returns the versions from which this tab has reloaded. Without storage it includes the running one: no reload. */
  const readReloadedVersions = (): readonly string[] =>
    tryStorage(() => parts.storage().getItem(key)?.split(' ') ?? []) ?? [parts.version];

  /** Stores the running version; returns false when the storage is full or blocked. */
  const recordReload = (before: readonly string[]): boolean =>
    tryStorage(() => {
      parts.storage().setItem(key, [...before, parts.version].join(' '));
      return true;
    }) ?? false;

  async function onMissingFile(address: string) {
    const isGone = await parts.isFileGone(address);
    if (hasReacted) return;
    const reloadedVersions = readReloadedVersions();
    const hasReloadedBefore = reloadedVersions.includes(parts.version);
    const reaction = decideReaction({
      isGone,
      hasUnsavedChanges: parts.hasUnsavedChanges(),
      hasReloadedBefore,
    });
    if (reaction === 'ignore') return;
    hasReacted = true;
    if (reaction === 'offer-reload') {
      parts.notify({
        tone: 'info',
        text: 'The portal was updated. Finish what you are typing, then reload.',
        action: { label: 'Reload', run: parts.askToReload },
        lasting: true,
      });
      return;
    }
    if (recordReload(reloadedVersions)) parts.reload();
  }

  target.addEventListener(
    'error',
    ({ target: element }) => {
      if (element instanceof HTMLScriptElement && element.src.startsWith(parts.hostBase))
        void onMissingFile(element.src);
    },
    // an element's error event does not bubble
    { capture: true },
  );
}

/**
 * Requests a file without caches, and resolves to whether it is gone. Only 404 and 410 prove that; no answer within 5 s
 * does not.
 */
export async function isFileGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
