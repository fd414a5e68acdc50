import type { Agent, Shell } from '@portal/shared/contract';
import { siteAddress } from '@portal/shared/external';
import { prefetchOverlayCode } from '@portal/shared/overlays';
import { guardKeys } from '@portal/shared/page-keys';
import { menuOf } from '@portal/shared/remote/menu';
import { chakra, useLocation } from '@portal/shared/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLastPage } from '../../core/customers/last-page.ts';
import { createRecentCustomerStorage, useRecentCustomers } from '../../core/customers/recent-customers.ts';
import { ForcedColors } from '../../core/forced-colors.tsx';
import { startRepairs } from '../../core/foreign-changes/foreign-changes.ts';
import { findMissingRegistration } from '../../core/missing-registration.ts';
import type { OverlayName } from '../../core/overlay.ts';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import { collectEarlyKeys, dropEarlyKeys, importFinder } from '../../finder/index.ts';
import { areSingleKeysOn, useShortcuts } from '../../help/index.ts';
import { PrivacyButton, restorePrivacyView, togglePrivacyView } from '../../privacy/index.ts';
import { removeFirstPaint } from '../remove-first-paint.ts';
import { nextSlots, type Pages, type ShellRoute } from '../routes/index.ts';
import { CrumbBar } from './crumbs/crumb-bar.tsx';
import { buildCrumbs } from './crumbs/crumbs.ts';
import { PinCustomer } from './crumbs/pin-customer.tsx';
import { Footer } from './footer.tsx';
import { frameData } from './frame-data.ts';
import { App, Column, Main } from './layout.tsx';
import { Overlays } from './overlays.tsx';
import { PageAnnouncer } from './page/page-announcer.tsx';
import { PageView } from './page/page-view.tsx';
import { useIdlePreload } from './page/use-idle-preload.ts';
import { useScrollMemory } from './page/use-scroll-memory.ts';
import { findCartCustomer, findPageCustomer } from './page-customer.ts';
import { MenuDrawer } from './side-menu/menu-drawer.tsx';
import { SideBar } from './side-menu/side-bar.tsx';
import { useSideMenu } from './side-menu/use-side-menu.ts';
import { AccountMenu } from './top-bar/account-menu.tsx';
import { CartButton } from './top-bar/cart-button.tsx';
import { FinderButton } from './top-bar/finder-button.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '-60px',
    zIndex: 'toast',
    py: '3',
    px: '4',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.on',
    _focus: { top: '2.5' },
  },
});
interface FrameProps {
  readonly shell: Shell;
  readonly agent: Agent;
  readonly releases: RunningReleases;
  readonly pages: Pages;
  readonly route: ShellRoute;
}

/** The frame around every page of a signed-in agent (SHL-01 to SHL-14). */
function Frame({ shell, agent, releases, pages, route }: FrameProps) {
  const { pathname, search, state } = useLocation();
  const memory = useMemo(() => createRecentCustomerStorage(sessionStorage, agent.subject), [agent.subject]);
  const recent = useRecentCustomers(shell, memory);
  const [overlay, setOverlay] = useState<OverlayName>();
  const closeOverlay = useCallback(() => {
    dropEarlyKeys();
    setOverlay(undefined);
  }, []);
  const openFinder = () => {
    if (overlay !== 'finder') collectEarlyKeys(closeOverlay);
    setOverlay('finder');
  };
  // a session that ends meanwhile leaves no listener behind
  useEffect(() => dropEarlyKeys, []);
  const menu = useSideMenu();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useLayoutEffect(() => removeFirstPaint(), []);
  useEffect(startRepairs, []);
  // sign-in and linking have it with the background services
  useLayoutEffect(guardKeys, []);
  useScrollMemory();
  useLastPage(agent.subject, route.customer === true, pathname, search);
  const next = useMemo(() => nextSlots(pages, route), [pages, route]);
  useIdlePreload(next, shell.slots.preload);
  const entries = useMemo(
    () =>
      menuOf(pages.remotePages.map(({ declared }) => declared)).filter(
        (entry) => findMissingRegistration(agent, entry) === undefined,
      ),
    [pages, agent],
  );
  const canOpen = useCallback(
    (address: string) => {
      const page = pages.find(new URL(address, location.href).pathname);
      return page === undefined || findMissingRegistration(agent, page) === undefined;
    },
    [pages, agent],
  );
  usePrefetchedReference(shell);
  useState(restorePrivacyView);
  useShortcuts(
    {
      finder: openFinder,
      privacy: togglePrivacyView,
      shortcuts: () => setOverlay('shortcuts'),
    },
    overlay !== undefined,
  );

  const crumbs = buildCrumbs({ page: route, pathname, search, state, recent });
  const pageCustomer = route.customer ? findPageCustomer(search, recent) : undefined;
  const openSimulator = () => {
    const address = siteAddress(shell.config.externalSites, 'simulator', shell.session.idToken());
    if (address === undefined)
      shell.notify({ tone: 'danger', text: 'The simulator cannot be opened just now.' });
    else window.location.assign(address);
  };

  return (
    <App side={menu.isExpanded ? 'expanded' : 'rail'}>
      <ForcedColors />
      <SkipLink href="#main" data-screen-only="">
        Skip to content
      </SkipLink>
      <TopBar onOpenMenu={() => setDrawerOpen(true)} isMenuOpen={isDrawerOpen}>
        <FinderButton onFind={openFinder} onIntent={prefetchFinder} />
        <PrivacyButton hasShortcut={areSingleKeysOn()} />
        {route.cartIcon ? (
          <CartButton agent={agent} customer={findCartCustomer(route, search, recent)} />
        ) : null}
        <AccountMenu agent={agent} onOpen={setOverlay} />
      </TopBar>
      <SideBar menu={menu} entries={entries} onOpenSimulator={openSimulator} />
      <MenuDrawer
        agent={agent}
        open={isDrawerOpen}
        entries={entries}
        onClose={() => setDrawerOpen(false)}
        onOpenSimulator={openSimulator}
      />
      <Column>
        {crumbs.length > 0 ? (
          <CrumbBar crumbs={crumbs}>
            {pageCustomer ? <PinCustomer agent={agent} customer={pageCustomer} /> : null}
          </CrumbBar>
        ) : null}
        <Main id="main" tabIndex={-1}>
          <PageView route={route} agent={agent} recent={recent} releases={releases} />
        </Main>
        <Footer links={shell.config.footer} year={new Date().getFullYear()} />
      </Column>
      <PageAnnouncer title={route.title} />
      <Overlays
        overlay={overlay}
        onClose={closeOverlay}
        agent={agent}
        releases={releases}
        recent={recent}
        canOpen={canOpen}
      />
    </App>
  );
}

/** Fetches the finder's code before the agent opens it. */
function prefetchFinder(): void {
  importFinder().catch(() => undefined);
  prefetchOverlayCode();
}

/** Loads the lookups that every remote needs as soon as an agent is signed in. */
function usePrefetchedReference({ reference }: Shell): void {
  useEffect(() => {
    reference.current('lookups');
  }, [reference]);
}

export { decrypt, encrypt } from '../../core/encryption/agent-encryption.ts';
export { NoticesAndExpiryPrompt } from './notices-and-expiry-prompt.tsx';
export default frameData.wrap(Frame);
