import { chakra } from '@portal/shared/ui';

/** Sections on the left from 1024 px, and one step on the right. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { lg: '6', xl: '10' },
    gridTemplateColumns: {
      base: 'minmax(0, 680px)',
      lg: '272px minmax(0, 1fr)',
      xl: '276px minmax(0, 680px)',
    },
  },
});

/** The sections, which a narrow page leaves out. */
export const SectionColumn = chakra('section', { base: { display: { base: 'none', lg: 'block' } } });

/** Style props that give a box above the columns their width. */
export const columnsWidth = { maxW: { base: '680px', lg: 'none', xl: '996px' } } as const;
