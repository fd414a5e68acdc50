import type { HostNotice } from '../notices/index.ts';

/** What is to be done about a file of the host that did not come. */
export type Remedy = 'reload' | 'offer' | 'leave';

/**
 * A file that is gone (a release of the host took its place) comes back only with the new page. That is loaded by
 * itself when nothing typed would be lost, and at most once from each version of the host: never in a loop, not even
 * between servers that disagree.
 */
export function remedyFor(facts: {
  readonly gone: boolean;
  readonly unsaved: boolean;
  readonly reloadedBefore: boolean;
}): Remedy {
  if (!facts.gone || facts.reloadedBefore) return 'leave';
  return facts.unsaved ? 'offer' : 'reload';
}

export interface VanishedFilesParts {
  /** Address that the host's own files are below. */
  readonly hostBase: string;
  /** The running host. */
  readonly version: string;
  /** Whether the server says that a file is not there, rather than not answering at all. */
  readonly isGone: (address: string) => Promise<boolean>;
  readonly unsaved: () => boolean;
  /** Where the tab keeps from which versions it has reloaded. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  /** The agent's own reload, which asks where something would be lost. */
  readonly askToReload: () => void;
  readonly notify: (notice: HostNotice) => void;
}

const key = 'portal-reloaded-from';

/**
 * Watches for files of the host that do not come. The error event of the script element is the same in every browser
 * and for every chunk, whoever asked for it; the words of what `import()` rejects with are not.
 */
export function watchHostFiles(
  parts: VanishedFilesParts,
  target: Pick<Window, 'addEventListener'> = window,
): void {
  let dealtWith = false;

  /** From which versions this tab has reloaded; a tab that cannot say might do it for ever, so it does not begin. */
  const reloadedFrom = (): readonly string[] => {
    try {
      return parts.storage().getItem(key)?.split(' ') ?? [];
    } catch {
      return [parts.version];
    }
  };

  /** Whether the tab will know that it has reloaded from this version. */
  const noteReload = (before: readonly string[]): boolean => {
    try {
      parts.storage().setItem(key, [...before, parts.version].join(' '));
      return true;
    } catch {
      return false;
    }
  };

  async function missed(address: string) {
    const gone = await parts.isGone(address);
    if (dealtWith) return;
    const before = reloadedFrom();
    const reloadedBefore = before.includes(parts.version);
    const remedy = remedyFor({ gone, unsaved: parts.unsaved(), reloadedBefore });
    if (remedy === 'leave') return;
    dealtWith = true;
    if (remedy === 'offer') {
      parts.notify({
        tone: 'info',
        text: 'The portal was renewed, and a part of this page is no longer there. Finish what you typed, then reload.',
        action: { label: 'Reload', run: parts.askToReload },
        lasting: true,
      });
      return;
    }
    if (noteReload(before)) parts.reload();
  }

  target.addEventListener(
    'error',
    ({ target: element }) => {
      if (element instanceof HTMLScriptElement && element.src.startsWith(parts.hostBase))
        void missed(element.src);
    },
    // the error event of an element does not bubble
    { capture: true },
  );
}

/** Asks the server for a file past every cache. No answer, or any other, is no proof that it is gone. */
export async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
