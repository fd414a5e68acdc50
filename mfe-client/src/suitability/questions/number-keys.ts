import { shortcutKey } from '@portal/shared/shortcut-key';
import { useLayoutEffect, useRef } from 'react';

/** What a key does: chooses an option by its index, takes the earlier answer, or opens the next step. */
export type KeyAction = { readonly choose: number } | 'same' | 'next' | undefined;

/** The key that takes the answer of the last assessment. */
export const sameKey = '0';

const typingControls = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const pressedControls = 'input, textarea, select, button, a, [role=dialog], [role=menu]';

/**
 * Returns what a key does on a question with `count` options: chooses one, by its index from 0, gives the earlier
 * answer again (`same`), or opens the next step (`next`). `undefined` when it does nothing: while the agent types, in a
 * dialog, where a control uses Enter, and for other keys.
 */
export function getKeyAction(event: KeyboardEvent, count: number): KeyAction {
  const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  const key = shortcutKey(event);
  const element = target instanceof Element ? target : undefined;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) {
    if (element?.closest(`${typingControls}, [role=dialog], [role=menu]`)) return undefined;
    if (key === sameKey) return 'same';
    return Number(key) <= count ? { choose: Number(key) - 1 } : undefined;
  }
  // a control has its own meaning of Enter: a radio button submits its form
  return key === 'Enter' && !element?.closest(pressedControls) ? 'next' : undefined;
}

interface KeyTargets {
  /** Number of options, and what chooses one, by its index; absent where there are none. */
  readonly count?: number;
  readonly onChoose?: (place: number) => void;
  /** Takes the earlier answer; absent where none is offered. */
  readonly onSame?: (() => void) | undefined;
  readonly onNext: () => void;
}

/**
 * While the component is mounted, number keys choose an option (if there are any), one key gives the earlier answer again
 * (if there is `onSame`), and Enter opens the next step, wherever the focus is on the page.
 */
export function useNumberKeys(targets: KeyTargets): void {
  const current = useRef(targets);
  useLayoutEffect(() => {
    current.current = targets;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { count = 0, onChoose, onSame, onNext } = current.current;
      const action = getKeyAction(event, count);
      if (action === undefined || (action === 'same' && !onSame)) return;
      event.preventDefault();
      if (action === 'next') onNext();
      else if (action === 'same') onSame?.();
      else onChoose?.(action.choose);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
