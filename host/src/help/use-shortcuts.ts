import { useLayoutEffect, useRef } from 'react';
import { areSingleKeysOn, canRunShortcut, findShortcut, type ShortcutName } from './shortcuts.ts';

/**
 * Listens for key presses on the page, independent of the focus, and runs the action of the shortcut that is pressed.
 * Single keys are ignored while the agent has switched them off or types, and while `isCovered`: a dialog is open or
 * opening over the page.
 */
export function useShortcuts(actions: Readonly<Record<ShortcutName, () => void>>, isCovered: boolean): void {
  const latest = useRef({ actions, isCovered });
  useLayoutEffect(() => {
    latest.current = { actions, isCovered };
  });
  // before the page is painted: a key that is pressed as soon as it shows is not lost
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event);
      if (!shortcut || event.defaultPrevented) return;
      const isOff = shortcut.single && (latest.current.isCovered || !areSingleKeysOn());
      if (isOff || !canRunShortcut(shortcut, event.target)) return;
      event.preventDefault();
      latest.current.actions[shortcut.name]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
