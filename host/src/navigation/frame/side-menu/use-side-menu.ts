import { useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const key = 'side-menu';

export interface SideMenuState {
  /** Whether labels show; otherwise the menu is a rail of icons. */
  readonly isExpanded: boolean;
  toggle(): void;
}

/** Returns the state of the side menu: expanded from 1200 px until the agent chooses; the choice is stored (SHL-09). */
export function useSideMenu(): SideMenuState {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [choice, choose] = useState(readStoredChoice);
  const isExpanded = choice ?? isWide;
  return {
    isExpanded,
    toggle() {
      choose(!isExpanded);
      try {
        localStorage.setItem(key, isExpanded ? 'rail' : 'expanded');
      } catch {
        // without storage the choice lasts until the next reload
      }
    },
  };
}

function readStoredChoice(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'expanded';
  } catch {
    return undefined;
  }
}
