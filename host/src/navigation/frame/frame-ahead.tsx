import { chakra } from '@portal/shared/ui';
import { FinderAhead } from './finder-button.tsx';
import { App, Column, Main } from './layout.tsx';
import { PageSkeleton } from './page-view.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The side menu as it was left, or as the window has room for: first-paint-script.ts says which. */
const Grid = chakra(App, {
  base: {
    'html[data-side=rail] &': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side-rail} minmax(0, 1fr)' },
    },
  },
});
const Crumbs = chakra('div', {
  base: {
    h: 'crumbs',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    'html[data-crumbs=none] &': { display: 'none' },
  },
});
/** Of what stands beside the finder on every page. */
const Place = chakra('div', { base: { boxSize: { base: 'touch', md: '10' }, flexShrink: '0' } });

const nothing = () => {};
const menu = { expanded: true, toggle: nothing };

/** The frame around a page that is on its way, for who is not known yet: rendered at build time, and shown before paint. */
export function FrameAhead() {
  return (
    <Grid side="expanded">
      <TopBar onOpenMenu={nothing} menuOpen={false}>
        <FinderAhead />
        <Place />
        <Place />
      </TopBar>
      <SideBar menu={menu} onSimulator={nothing} />
      <Column>
        <Crumbs />
        <Main>
          <PageSkeleton />
        </Main>
      </Column>
    </Grid>
  );
}
