import { useEffect, useRef } from 'react';
import { isMeant, type ShortcutName, shortcutOf, singleKeysOn } from './shortcuts.ts';

/**
 * Runs what an agent presses, wherever the focus is. `covered`: a dialog lies over the page or is on its way there; what
 * is typed is meant for it, so that single keys do nothing.
 */
export function useShortcuts(actions: Readonly<Record<ShortcutName, () => void>>, covered: boolean): void {
  const latest = useRef({ actions, covered });
  useEffect(() => {
    latest.current = { actions, covered };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented) return;
      const off = shortcut.single && (latest.current.covered || !singleKeysOn());
      if (off || !isMeant(shortcut, event.target)) return;
      event.preventDefault();
      latest.current.actions[shortcut.name]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
