import { tryStorage } from '@portal/shared/stored-values';
import { useMediaQuery } from '@portal/shared/use-media-query';
import { useState } from 'react';

const key = 'side-menu';

export interface SideMenuState {
  /** Whether labels show; otherwise the menu is a rail of icons. */
  readonly isExpanded: boolean;
  toggle(): void;
}

/** Returns the state of the side menu: expanded from 1200 px until the agent chooses; the choice is stored (SHL-09). */
export function useSideMenu(): SideMenuState {
  const isWide = useMediaQuery('(min-width: 75rem)');
  const [choice, choose] = useState(readStoredChoice);
  const isExpanded = choice ?? isWide;
  return {
    isExpanded,
    toggle() {
      choose(!isExpanded);
      // without storage the choice lasts until the next reload
      tryStorage(() => localStorage.setItem(key, isExpanded ? 'rail' : 'expanded'));
    },
  };
}

function readStoredChoice(): boolean | undefined {
  const stored = tryStorage(() => localStorage.getItem(key));
  return stored ? stored === 'expanded' : undefined;
}
