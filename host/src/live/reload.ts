import type { HostNotice } from '../notices/index.ts';

export interface ReloadParts {
  /** Whether something typed is not saved. */
  readonly unsaved: () => boolean;
  readonly notify: (notice: HostNotice) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** The agent's own `Reload`: at once, or asked about once more where something typed would be lost. */
export function createReload({ unsaved, notify, reload }: ReloadParts): () => void {
  return () => {
    if (!unsaved()) return reload();
    notify({
      tone: 'danger',
      text: 'What you typed here is not sent. Drafts are kept; anything else would be lost.',
      action: { label: 'Reload anyway', run: reload },
      lasting: true,
    });
  };
}
