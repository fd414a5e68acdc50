import type { Agent, Shell } from '@portal/shared/contract';
import { siteAddress } from '@portal/shared/external';
import { chakra, useLocation } from '@portal/shared/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { hostData } from '../../core/host-data.ts';
import type { OverlayName } from '../../core/overlay.ts';
import { createCustomerMemory, useRecentCustomers } from '../../core/recent-customers.ts';
import type { RunningReleases } from '../../core/running-releases.ts';
import { finderCode } from '../../finder/index.ts';
import { singleKeysOn, useShortcuts } from '../../help/index.ts';
import { PrivacyButton, restorePrivacyView, togglePrivacyView } from '../../privacy/index.ts';
import { cartCustomerOf, crumbsOf, pageCustomerOf } from '../crumbs.ts';
import { endFirstPaint } from '../first-paint.ts';
import type { ShellRoute } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { CrumbBar } from './crumb-bar.tsx';
import { FinderButton } from './finder-button.tsx';
import { Footer } from './footer.tsx';
import { App, Column, Main } from './layout.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Overlays } from './overlays.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageView } from './page-view.tsx';
import { PinCustomer } from './pin-customer.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useIdlePreload } from './use-idle-preload.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useSideMenu } from './use-side-menu.ts';

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
export interface FrameProps {
  readonly shell: Shell;
  readonly agent: Agent;
  readonly releases: RunningReleases;
  readonly route: ShellRoute;
}

/** What stands around every page of a signed-in agent (specification, section 2, Authenticated shell layout). */
function Frame({ shell, agent, releases, route }: FrameProps) {
  const { pathname, search } = useLocation();
  const memory = useMemo(() => createCustomerMemory(sessionStorage, agent.subject), [agent.subject]);
  const recent = useRecentCustomers(shell, memory);
  const [overlay, setOverlay] = useState<OverlayName>();
  const closeOverlay = useCallback(() => setOverlay(undefined), []);
  const menu = useSideMenu();
  const [drawer, setDrawer] = useState(false);
  useLayoutEffect(() => endFirstPaint(), []);
  useScrollMemory();
  useIdlePreload(route, shell.slots.preload);
  useReferenceData(shell);
  useState(restorePrivacyView);
  useShortcuts(
    {
      finder: () => setOverlay('finder'),
      privacy: togglePrivacyView,
      shortcuts: () => setOverlay('shortcuts'),
    },
    overlay !== undefined,
  );

  const crumbs = crumbsOf({ rule: route.crumbs, pathname, search, recent });
  const pageCustomer = route.customer ? pageCustomerOf(search, recent) : undefined;
  const openSimulator = () => {
    const address = siteAddress(shell.config.externalSites, 'simulator', shell.session.idToken());
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
        <FinderButton onFind={() => setOverlay('finder')} onNear={fetchFinder} />
        <PrivacyButton byKey={singleKeysOn()} />
        {route.cartIcon ? (
          <CartButton agent={agent} customer={cartCustomerOf(route, search, recent)} />
        ) : null}
        <AccountMenu agent={agent} onOpen={setOverlay} />
      </TopBar>
      <SideBar menu={menu} onSimulator={openSimulator} />
      <MenuDrawer open={drawer} onClose={() => setDrawer(false)} onSimulator={openSimulator} />
      <Column>
        {crumbs.length > 0 ? (
          <CrumbBar crumbs={crumbs}>
            {pageCustomer ? <PinCustomer agent={agent} customer={pageCustomer} /> : null}
          </CrumbBar>
        ) : null}
        <Main id="main" tabIndex={-1}>
          <PageView route={route} agent={agent} recent={recent} />
        </Main>
        <Footer links={shell.config.footer} year={new Date().getFullYear()} />
      </Column>
      <PageAnnouncer title={route.title} />
      <Overlays shown={overlay} onClose={closeOverlay} agent={agent} releases={releases} recent={recent} />
    </App>
  );
}

/** Whoever points at the finder is about to open it. */
function fetchFinder(): void {
  finderCode().catch(() => undefined);
}

/** Starts loading what every remote needs as soon as an agent is in, not only when the first remote asks. */
function useReferenceData({ reference }: Shell): void {
  useEffect(() => {
    reference.current('lookups');
  }, [reference]);
}

export { seal, unseal } from '../../core/sealed.ts';
export { BesidePages } from './beside-pages.tsx';
export default hostData.wrap(Frame);
