import type { HostNotice } from '../notices/index.ts';

export interface OfferParts {
  readonly notify: (notice: HostNotice) => void;
  readonly askToReload: () => void;
}

/** Offers the reload that brings what is newer, once for the page, whoever found out that there is something. */
export function createOffer({ notify, askToReload }: OfferParts): () => void {
  let offered = false;
  return () => {
    if (offered) return;
    offered = true;
    notify({
      tone: 'info',
      text: 'A new version of the portal is ready.',
      action: { label: 'Reload', run: askToReload },
      lasting: true,
    });
  };
}
