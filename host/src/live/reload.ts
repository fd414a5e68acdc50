import type { HostNotice } from '../notices/index.ts';

interface ReloadParts {
  /** Whether the page has unsaved input. */
  readonly hasUnsavedChanges: () => boolean;
  readonly notify: (notice: HostNotice) => void;
  /** Reloads the page. */
  readonly reload: () => void;
}

/** Creates the action of a `Reload` button: reloads at once, or asks again when unsaved input would be lost. */
export function createReload({ hasUnsavedChanges, notify, reload }: ReloadParts): () => void {
  return () => {
    if (!hasUnsavedChanges()) return reload();
    notify({
      tone: 'danger',
      text: 'What you typed here is not sent. Drafts are kept; anything else would be lost.',
      action: { label: 'Reload anyway', run: reload },
      lasting: true,
    });
  };
}
