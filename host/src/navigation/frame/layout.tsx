import { chakra } from '@portal/shared/ui';

/** The frame's grid. */
export const App = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: { base: "'top' 'main'", md: "'top top' 'side main'" },
    gridTemplateRows: '{sizes.topbar} 1fr',
    minH: '100vh',
    _print: { display: 'block', minH: '0' },
  },
  variants: {
    side: {
      expanded: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side} minmax(0, 1fr)' } },
      rail: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side-rail} minmax(0, 1fr)' } },
    },
  },
});
/** Breadcrumbs, page and footer. */
export const Column = chakra('div', {
  base: { gridArea: 'main', display: 'flex', flexDirection: 'column', minW: '0' },
});
/** At least one screen high, so that the footer does not move while a page loads. */
export const Main = chakra('main', {
  base: {
    flex: '1',
    minW: '0',
    minH: 'calc(100vh - {sizes.topbar})',
    outline: 'none',
    // a sheet is as high as its content
    _print: { minH: '0' },
  },
});
