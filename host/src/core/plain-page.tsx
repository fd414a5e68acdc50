import { chakra } from '@portal/shared/ui';

/** Layout of a page without the frame: the logo with a message below it. */
export const PlainPage = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '8',
    minH: '100vh',
    py: '16',
    px: '4',
  },
});

/** The message of such a page. `Card` looks like it, and its module is too large for the first page. */
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
