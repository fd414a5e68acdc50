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
const Inside = chakra('div', {
  base: {
    position: 'sticky',
    top: 'topbar',
    display: 'flex',
    flexDirection: 'column',
    h: 'calc(100vh - {sizes.topbar})',
    p: '3',
  },
});

interface SideBarProps {
  readonly menu: SideMenuState;
  readonly onSimulator: () => void;
}

/** The side menu from 768 on: words, or a rail of icons (SHL-09). */
export function SideBar({ menu, onSimulator }: SideBarProps) {
  const Icon = menu.expanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <Side data-screen-only="">
      <Inside>
        <SideMenu expanded={menu.expanded} onSimulator={onSimulator} />
        <MenuButton
          type="button"
          aria-expanded={menu.expanded}
          aria-label={menu.expanded ? 'Collapse menu' : 'Expand menu'}
          onClick={menu.toggle}
          mt="auto"
          color="fg.subtle"
          fontWeight="normal"
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {menu.expanded ? 'Collapse' : null}
        </MenuButton>
      </Inside>
    </Side>
  );
}
