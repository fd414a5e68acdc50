import type { MenuPage } from '@portal/shared/remote/menu';
import { chakra } from '@portal/shared/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { MenuButton, SideMenu } from './side-menu.tsx';
import type { SideMenuState } from './use-side-menu.ts';

const Side = chakra('div', {
  base: {
    gridArea: 'side',
    display: { base: 'none', md: 'block' },
    minW: '0',
    bg: 'bg.surface',
    borderInlineEndWidth: '1px',
    borderColor: 'border.default',
  },
});
const Content = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    top: '{sizes.topbar}',
    display: 'flex',
    flexDirection: 'column',
    h: 'calc(100vh - {sizes.topbar})',
    p: '3',
    '@media (max-height: 480px)': { overflowY: 'auto' },
  },
});

interface SideBarProps {
  readonly menu: SideMenuState;
  readonly entries: readonly MenuPage[];
  readonly onOpenSimulator: () => void;
}

/** The side menu of windows from 768 px: with labels, or a rail of icons (SHL-09). */
export function SideBar({ menu, entries, onOpenSimulator }: SideBarProps) {
  const Icon = menu.isExpanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <Side data-screen-only="">
      <Content>
        <SideMenu expanded={menu.isExpanded} entries={entries} onOpenSimulator={onOpenSimulator} />
        <MenuButton
          type="button"
          aria-expanded={menu.isExpanded}
          aria-label={menu.isExpanded ? 'Collapse menu' : 'Expand menu'}
          onClick={menu.toggle}
          mt="auto"
          color="fg.subtle"
          fontWeight="normal"
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {menu.isExpanded ? 'Collapse' : null}
        </MenuButton>
      </Content>
    </Side>
  );
}
