/** What was typed before the finder's field took the focus. */
export interface EarlyKeys {
  readonly text: string;
  /** Whether Enter was pressed after the text. */
  readonly isEntered: boolean;
}

const none: EarlyKeys = { text: '', isEntered: false };
let keys = none;
let stop = () => {};

/** The attribute of the finder's field. */
export const finderField = 'data-finder-field';

function addKey({ text, isEntered }: EarlyKeys, key: string): EarlyKeys | undefined {
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false };
  if (key === 'Enter') return { text, isEntered: text !== '' };
  return key.length === 1 ? { text: text + key, isEntered } : undefined;
}

/**
 * Collects what is typed from now until the finder's field takes it: the finder's code may not have loaded, and the keys
 * would go to the page below. `onEscape` closes the finder.
 */
export function collectEarlyKeys(onEscape: () => void): void {
  dropEarlyKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    // the field has come, or the message that the code could not be loaded, whose keys are its own
    if (target?.hasAttribute(finderField) || target?.closest('[role="alert"]')) return dropEarlyKeys();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const newKeys = addKey(keys, event.key);
    if (!newKeys && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (newKeys) keys = newKeys;
    else {
      dropEarlyKeys();
      onEscape();
    }
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  stop = () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

/** Stops collecting and forgets the keys. */
export function dropEarlyKeys(): void {
  stop();
  stop = () => {};
  keys = none;
}

/** Stops collecting and returns what was typed since `collectEarlyKeys`: a text, and whether Enter was pressed. */
export function takeEarlyKeys(): EarlyKeys {
  const taken = keys;
  dropEarlyKeys();
  return taken;
}
