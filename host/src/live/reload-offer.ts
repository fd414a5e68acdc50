import type { HostNotice } from '../notices/index.ts';

interface ReloadOfferParts {
  readonly notify: (notice: HostNotice) => void;
  readonly askToReload: () => void;
}

/** Creates a function that offers a reload for a newer version. It shows one notice for each page. */
export function createReloadOffer({ notify, askToReload }: ReloadOfferParts): () => void {
  let isOffered = false;
  return () => {
    if (isOffered) return;
    isOffered = true;
    notify({
      tone: 'info',
      text: 'A new version of the portal is ready. Your drafts are kept.',
      action: { label: 'Reload', run: askToReload },
      lasting: true,
    });
  };
}
