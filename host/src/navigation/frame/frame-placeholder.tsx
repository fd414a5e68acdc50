import { type MenuPage, menuTemplate } from '@portal/shared/remote/menu';
import { chakra } from '@portal/shared/ui';
import { App, Column, Main } from './layout.tsx';
import { PageSkeleton } from './page/page-view.tsx';
import { SideBar } from './side-menu/side-bar.tsx';
import { FinderButtonPlaceholder } from './top-bar/finder-button.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

/** The side menu is expanded or a rail, as first-paint-script.ts decides before paint. */
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
/** The space of the buttons beside the finder, with a circle in place of the avatar. */
const ButtonSpace = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: 'touch', md: '10' },
    flexShrink: '0',
    _last: { _after: { content: '""', boxSize: '9', borderRadius: 'full', bg: 'bg.muted' } },
  },
});

const noop = () => {};
const menu = { isExpanded: true, toggle: noop };

/** An entry that composition repeats for each page with one (shared/site/page/first-paint.ts). */
const template: readonly MenuPage[] = [menuTemplate];

/** The frame with a page skeleton and without an agent. The build renders it for the first paint. */
export function FramePlaceholder() {
  return (
    <Grid side="expanded">
      <TopBar onOpenMenu={noop} isMenuOpen={false}>
        <FinderButtonPlaceholder />
        <ButtonSpace />
        <ButtonSpace />
      </TopBar>
      <SideBar menu={menu} entries={template} onOpenSimulator={noop} />
      <Column>
        <Crumbs />
        <Main>
          <PageSkeleton />
        </Main>
      </Column>
    </Grid>
  );
}
