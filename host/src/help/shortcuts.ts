/** What the keyboard can do anywhere inside the frame. */
export type ShortcutName = 'finder' | 'privacy' | 'shortcuts';

/** One shortcut: the same definition is pressed, and shown in the list. */
export interface Shortcut {
  readonly name: ShortcutName;
  readonly label: string;
  /** As shown; `Mod` is Ctrl, or ⌘ on Apple's. */
  readonly keys: readonly string[];
  /** A single character: it can be switched off, for those who speak to their computer (WCAG 2.1.4). */
  readonly single: boolean;
}

/** Every shortcut of the frame. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'finder', label: 'Find a customer', keys: ['Mod', 'K'], single: false },
  { name: 'privacy', label: 'Hide or show amounts and identity numbers', keys: ['P'], single: true },
  { name: 'shortcuts', label: 'This list', keys: ['?'], single: true },
];

/** What else the keyboard does, at its place. */
export const keysInPlace: readonly Pick<Shortcut, 'label' | 'keys'>[] = [
  { label: 'Close what is on top', keys: ['Esc'] },
  { label: 'Move through customers found', keys: ['↑', '↓'] },
  { label: 'Open the customer', keys: ['Enter'] },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** The shortcut that a press is, wherever it happened; a key held down is one press. */
export function shortcutOf(event: Pressed): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (repeat || altKey) return undefined;
  const modified = ctrlKey || metaKey;
  // the browser's own, or an extension's
  if (modified && shiftKey) return undefined;
  return shortcuts.find(
    ({ keys, single }) => single !== modified && keys.at(-1)?.toLowerCase() === key.toLowerCase(),
  );
}

/** Where letters are typed, or choose from a list. */
const typing = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/** Whether a press is the shortcut's, where it happened: what must be answered is answered first. */
export function isMeant(
  { single }: Shortcut,
  target: EventTarget | null,
  page: Document = document,
): boolean {
  if (page.querySelector('[role=alertdialog]')) return false;
  return !single || !(target instanceof Element && target.closest(typing));
}

const key = 'single-key-shortcuts';

/** Whether single characters do something; the agent's choice for this browser. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage that is forbidden: they stay on.
  }
}

/** How a key is called on this computer. */
export const keyName = (name: string, platform: string = navigator.platform): string =>
  name !== 'Mod' ? name : /Mac|iP(hone|ad|od)/.test(platform) ? '⌘' : 'Ctrl';
