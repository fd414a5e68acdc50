import { useLayoutEffect, useRef } from 'react';

/** What a key does: chooses an option by its index, or opens the next step. */
export type KeyAction = { readonly choose: number } | 'next' | undefined;

const typingControls = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const pressedControls = 'input, textarea, select, button, a, [role=dialog], [role=menu]';

/** Returns what a key does on a question with `count` options. `undefined` while the agent types, and in a dialog. */
export function getKeyAction(
  { key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent,
  count: number,
): KeyAction {
  const element = target instanceof Element ? target : undefined;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return undefined;
  if (/^[1-9]$/.test(key)) {
    const isTaken = element?.closest(`${typingControls}, [role=dialog], [role=menu]`);
    return !isTaken && Number(key) <= count ? { choose: Number(key) - 1 } : undefined;
  }
  // a control has its own meaning of Enter: a radio button submits its form
  return key === 'Enter' && !element?.closest(pressedControls) ? 'next' : undefined;
}

interface KeyTargets {
  readonly count: number;
  readonly onChoose: (place: number) => void;
  readonly onNext: () => void;
}

/** Lets number keys choose and Enter open the next step, wherever the focus is on the page. */
export function useNumberKeys(targets: KeyTargets): void {
  const current = useRef(targets);
  useLayoutEffect(() => {
    current.current = targets;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { count, onChoose, onNext } = current.current;
      const action = getKeyAction(event, count);
      if (action === undefined) return;
      event.preventDefault();
      if (action === 'next') onNext();
      else onChoose(action.choose);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
