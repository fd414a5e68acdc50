import { chakra } from '@portal/shared/ui';

/** As `PlainPage` of the host (host/src/core/plain-page.tsx). In `shared` it would be in the first code of every page: 75 bytes. */
export const PlainPage = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '8',
    minH: '100vh',
    py: { base: '8', md: '16' },
    px: '4',
  },
});

/** The card of such a page. */
export const PlainCard = chakra('section', {
  base: {
    w: 'full',
    maxW: '560px',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
});
