import type { Agent, Shell } from '@portal/shared/contract';
import { chakra, useLocation } from '@portal/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { hostData } from '../../core/host-data.ts';
import type { RunningReleases } from '../../core/running-releases.ts';
import { NoticeRegion, type Notices } from '../../notices/index.ts';
import { ExpiryPrompt, type HostSession } from '../../session/index.ts';
import { cartCustomerOf, crumbsOf } from '../crumbs.ts';
import { createCustomerMemory, useLastCustomer } from '../last-customer.ts';
import type { ShellRoute } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { CrumbBar } from './crumb-bar.tsx';
import { Finder } from './finder.tsx';
import { Footer } from './footer.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageView } from './page-view.tsx';
import { SideBar } from './side-bar.tsx';
import { simulatorAddress } from './simulator.ts';
import { TopBar } from './top-bar.tsx';
import { useIdlePreload } from './use-idle-preload.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useSideMenu } from './use-side-menu.ts';

const App = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: { base: "'top' 'main'", md: "'top top' 'side main'" },
    gridTemplateRows: '{sizes.topbar} 1fr',
    minH: '100vh',
    _print: { display: 'block' },
  },
  variants: {
    side: {
      expanded: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side} minmax(0, 1fr)' } },
      rail: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.side-rail} minmax(0, 1fr)' } },
    },
  },
});
const Skip = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '-60px',
    zIndex: 'toast',
    py: '2.5',
    px: '4',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.on',
    _focus: { top: '2.5' },
  },
});
const Column = chakra('div', {
  base: { gridArea: 'main', display: 'flex', flexDirection: 'column', minW: '0' },
});
/** At least a screen high: the footer stands below it whatever comes, and does not move while a page loads. */
const Main = chakra('main', {
  base: { flex: '1', minW: '0', minH: 'calc(100vh - {sizes.topbar})', outline: 'none' },
});

export interface FrameProps {
  readonly shell: Shell;
  readonly session: HostSession;
  readonly agent: Agent;
  readonly notices: Notices;
  readonly releases: RunningReleases;
  readonly route: ShellRoute;
}

/** What stands around every page of a signed-in agent (specification, section 2, Authenticated shell layout). */
function Frame({ shell, session, agent, notices, releases, route }: FrameProps) {
  const { pathname, search } = useLocation();
  const memory = useMemo(() => createCustomerMemory(sessionStorage, agent.subject), [agent.subject]);
  const lastCustomer = useLastCustomer(shell, memory);
  const menu = useSideMenu();
  const [drawer, setDrawer] = useState(false);
  useScrollMemory();
  useIdlePreload(route, shell.slots.preload);
  useReferenceData(shell);

  const crumbs = crumbsOf({ rule: route.crumbs, pathname, search, lastCustomer });
  const cartCustomer = cartCustomerOf(route, search, lastCustomer);
  const openSimulator = () => {
    const address = simulatorAddress(shell.config, shell.session.idToken());
    if (address === undefined)
      shell.notify({ tone: 'danger', text: 'The simulator cannot be opened just now.' });
    else window.location.assign(address);
  };

  return (
    <App side={menu.expanded ? 'expanded' : 'rail'}>
      <Skip href="#main" data-screen-only="">
        Skip to content
      </Skip>
      <TopBar onOpenMenu={() => setDrawer(true)} menuOpen={drawer}>
        <Finder onCustomers={route.path === '/client'} />
        {route.cartIcon ? <CartButton agent={agent} customer={cartCustomer} /> : null}
        <AccountMenu agent={agent} releases={releases} />
      </TopBar>
      <SideBar menu={menu} onSimulator={openSimulator} />
      {drawer ? <MenuDrawer onClose={() => setDrawer(false)} onSimulator={openSimulator} /> : null}
      <Column>
        {crumbs.length > 0 ? <CrumbBar crumbs={crumbs} /> : null}
        <Main id="main" tabIndex={-1}>
          <PageView route={route} agent={agent} />
        </Main>
        <Footer links={shell.config.footer} year={new Date().getFullYear()} />
      </Column>
      <PageAnnouncer title={route.title} />
      <NoticeRegion notices={notices} />
      <ExpiryPrompt session={session} />
    </App>
  );
}

/** Starts loading what every remote needs as soon as an agent is in, not only when the first remote asks. */
function useReferenceData({ reference }: Shell): void {
  useEffect(() => {
    reference.current('lookups');
  }, [reference]);
}

export default hostData.wrap(Frame);
