/** The agent's choice; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

/** Storage key of the choice. The document's first script reads it before the first paint. */
export const colorModeKey = 'color-mode';

const listeners = new Set<() => void>();
const darkDevice = '(prefers-color-scheme: dark)';

/** Returns the agent's stored choice of color mode; `system` if there is none or storage is not available. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Returns the color mode that a choice has on this device now: `system` is what the device is set to, light if it does
 * not say.
 */
export function resolveColorMode(mode: ColorMode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return window.matchMedia?.(darkDevice).matches ? 'dark' : 'light';
}

/**
 * Shows the document in a color mode, by a class for the design tokens and `color-scheme` for the browser's controls;
 * `system` is the device's mode now. Stores nothing.
 */
export function applyColorMode(mode: ColorMode): void {
  const resolvedMode = resolveColorMode(mode);
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(resolvedMode);
  root.style.colorScheme = resolvedMode;
}

/**
 * Stores the agent's choice of color mode in the browser and applies it, in this tab and the agent's other tabs. Where
 * storage is blocked it applies to this page only.
 */
export function setColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Without storage the choice applies until the page closes.
  }
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

/**
 * Calls the listener when the agent's choice of color mode changes, in this tab or another; another tab's choice is
 * applied here before. Returns the function that stops it.
 */
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
 * Applies the stored choice of color mode now, and again when the device's mode changes; prints in light mode. The host
 * calls it once. Returns the function that stops it.
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
