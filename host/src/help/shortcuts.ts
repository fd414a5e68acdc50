import { shortcutKey } from '@portal/shared/shortcut-key';
import { tryStorage } from '@portal/shared/stored-values';

/** The shortcuts that work everywhere in the frame. */
export type ShortcutName = 'finder' | 'privacy' | 'shortcuts';

/** A shortcut: its definition serves the key handler, the list, and the buttons that name it. */
interface Shortcut {
  readonly name: ShortcutName;
  readonly label: string;
  /** Keys as shown; `Mod` is Ctrl, or ⌘ on Apple computers. */
  readonly keys: readonly string[];
  /** A single character: agents who use speech input can switch it off (WCAG 2.1.4). */
  readonly single: boolean;
}

/** All shortcuts of the frame. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'finder', label: 'Find a customer', keys: ['Mod', 'K'], single: false },
  { name: 'privacy', label: 'Hide or show amounts and identity numbers', keys: ['P'], single: true },
  { name: 'shortcuts', label: 'This list', keys: ['?'], single: true },
];

/** Returns the keys of a shortcut as shown; `Mod` is Ctrl or ⌘ (`formatKeyName`). */
export const keysOf = (name: ShortcutName): readonly string[] =>
  shortcuts.find((shortcut) => shortcut.name === name)?.keys ?? [];

/** Returns a shortcut for the attribute `aria-keyshortcuts`: `Control+K Meta+K`. */
export function ariaKeysOf(name: ShortcutName): string {
  const keys = keysOf(name).join('+');
  return keys.startsWith('Mod') ? ['Control', 'Meta'].map((mod) => keys.replace('Mod', mod)).join(' ') : keys;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Finds the shortcut of a key press; `undefined` with Alt, and with Ctrl or ⌘ together with Shift. `canRunShortcut` says
 * whether it may run now.
 */
export function findShortcut(event: KeyPress): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return undefined;
  const hasModifier = ctrlKey || metaKey;
  // shortcuts of the browser or an extension
  if (hasModifier && shiftKey) return undefined;
  const key = shortcutKey(event).toLowerCase();
  return shortcuts.find(({ keys, single }) => single !== hasModifier && keys.at(-1)?.toLowerCase() === key);
}

/** Elements where a letter is input. */
const typingTargets =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/** Whether a shortcut may run for this target: not while an alert dialog is open, and no single key during typing. */
export function canRunShortcut(
  { single }: Shortcut,
  target: EventTarget | null,
  page: Document = document,
): boolean {
  if (page.querySelector('[role=alertdialog]')) return false;
  return !single || !(target instanceof Element && target.closest(typingTargets));
}

const key = 'single-key-shortcuts';

/**
 * Whether single-key shortcuts are on: the agent's setting in this browser; true without one, and where storage is
 * blocked.
 */
export const areSingleKeysOn = (): boolean => tryStorage(() => localStorage.getItem(key)) !== 'off';

/** Switches single-key shortcuts on or off. Where storage is blocked, they stay on. */
export const setSingleKeys = (on: boolean): void =>
  tryStorage(() => (on ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')));

/** Returns the name of a key on this computer: `Mod` is `⌘` on a Mac and `Ctrl` elsewhere, others keep theirs. */
export const formatKeyName = (name: string, platform: string = navigator.platform): string =>
  name !== 'Mod' ? name : /Mac|iP(hone|ad|od)/.test(platform) ? '⌘' : 'Ctrl';
