import { useSyncExternalStore } from 'react';
import { type ColorMode, onColorModeChange, setColorMode, storedColorMode } from './color-mode.ts';

/**
 * Returns the agent's choice of color mode, which may be `system`, and `set`, which stores and applies another. The
 * component renders again when the choice changes in any tab.
 */
export function useColorMode(): { readonly mode: ColorMode; readonly set: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(onColorModeChange, storedColorMode, () => 'system' as const);
  return { mode, set: setColorMode };
}
