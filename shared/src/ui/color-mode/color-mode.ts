/** What the agent chose; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

/** Where the choice is kept. The document's first script reads it too, before anything is painted. */
export const colorModeKey = 'color-mode';

const listeners = new Set<() => void>();
const darkDevice = '(prefers-color-scheme: dark)';

/** The agent's choice; `system` until there is one, and where the browser keeps nothing. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The mode that a choice comes to on this device, now. */
export function resolveColorMode(mode: ColorMode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return window.matchMedia?.(darkDevice).matches ? 'dark' : 'light';
}

/** Puts the mode on the document: a class for the tokens, `color-scheme` for the browser's own controls. */
export function applyColorMode(mode: ColorMode): void {
  const resolved = resolveColorMode(mode);
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(resolved);
  root.style.colorScheme = resolved;
}

/** Keeps the agent's choice and shows it, here and in the agent's other tabs. */
export function setColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // A browser that keeps nothing shows the choice for as long as the page lives.
  }
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

/** Tells of a change of the choice, here or in another tab. Returns the way to stop listening. */
export function onColorModeChange(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    if (event.key !== colorModeKey && event.key !== null) return;
    applyColorMode(storedColorMode());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inOtherTab);
  };
}

/**
 * Follows the device for as long as the choice is `system`, and prints in light, for paper is. The host calls it once.
 * Returns the way to stop.
 */
export function followDeviceColorMode(): () => void {
  const device = window.matchMedia?.(darkDevice);
  const follow = () => applyColorMode(storedColorMode());
  const lighten = () => applyColorMode('light');
  follow();
  device?.addEventListener('change', follow);
  window.addEventListener('beforeprint', lighten);
  window.addEventListener('afterprint', follow);
  return () => {
    device?.removeEventListener('change', follow);
    window.removeEventListener('beforeprint', lighten);
    window.removeEventListener('afterprint', follow);
  };
}
