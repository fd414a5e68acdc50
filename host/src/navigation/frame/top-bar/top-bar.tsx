import { prefetchOverlayCode } from '@portal/shared/overlays';
import { homePath } from '@portal/shared/pages';
import { chakra, IconButton, Link, Logo, VisuallyHidden } from '@portal/shared/ui';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';

const Bar = chakra('header', {
  base: {
    gridArea: 'top',
    position: 'var(--page-sticky)',
    top: '0',
    zIndex: 'topbar',
    // an open menu is inside the bar, so the bar takes the menus' z-index
    '&:has([role=menu])': { zIndex: 'menu' },
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '2' },
    h: 'topbar',
    minW: '0',
    ps: { base: '1', md: '4.5' },
    pe: { base: '2', md: '4.5' },
    // all buttons and the whole logo fit into 360px
    '@media (max-width: 374px)': { ps: '0', pe: '1' },
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    // large text on a phone: the buttons are less wide than high
    '& > :is(button, a)': { flexShrink: '1', minW: '0' },
    // wider than the avatar, so that the button beside it does not touch it
    '& > :last-child': { minW: '10' },
  },
});
/** What the buttons leave for the logo. */
const HomeSpace = chakra('div', { base: { flex: '1 1 0', minW: 'touch', containerType: 'inline-size' } });
const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minW: 'touch',
    minH: 'touch',
    color: 'fg.default',
    // zoom of 400%, or large text: beside the buttons is room for the flower alone
    '@container (max-width: 133px)': { '& svg + span': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
});

interface TopBarProps {
  readonly onOpenMenu: () => void;
  readonly isMenuOpen: boolean;
  /** Finder, privacy, cart and account buttons, from left to right. */
  readonly children: ReactNode;
}

/**
 * Bar on top of every page: in windows below 768 px the menu's button, then the logo, which leads home, and the given
 * buttons.
 */
export function TopBar({ onOpenMenu, isMenuOpen, children }: TopBarProps) {
  return (
    <Bar data-screen-only="">
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        display={{ base: 'inline-flex', md: 'none' }}
        onClick={onOpenMenu}
        onPointerEnter={prefetchOverlayCode}
        onFocus={prefetchOverlayCode}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <HomeSpace>
        <Home to={homePath}>
          <Logo />
          <VisuallyHidden>, home</VisuallyHidden>
        </Home>
      </HomeSpace>
      {children}
    </Bar>
  );
}
