import { useState } from 'react';
import { useMedia } from './use-media.ts';

const key = 'side-menu';

export interface SideMenuState {
  /** Icons with words; otherwise a rail of icons. */
  readonly expanded: boolean;
  toggle(): void;
}

/** Expanded from 1024 on, a rail below it, until the agent chooses; the choice is remembered (SHL-09). */
export function useSideMenu(): SideMenuState {
  const wide = useMedia('(min-width: 1024px)');
  const [chosen, choose] = useState(remembered);
  const expanded = chosen ?? wide;
  return {
    expanded,
    toggle() {
      choose(!expanded);
      try {
        localStorage.setItem(key, expanded ? 'rail' : 'expanded');
      } catch {
        // Storage that is forbidden: the choice holds until the next reload.
      }
    },
  };
}

function remembered(): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'expanded';
  } catch {
    return undefined;
  }
}
