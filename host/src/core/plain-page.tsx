import { chakra } from '@portal/shared/ui';

/** A page of the host without its frame: the logo, and below it what there is to say. */
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
