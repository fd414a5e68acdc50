import { useSyncExternalStore } from 'react';
import { type ColorMode, onColorModeChange, setColorMode, storedColorMode } from './color-mode.ts';

/** Returns the agent's choice of mode, and a function that changes it. */
export function useColorMode(): { readonly mode: ColorMode; readonly set: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(onColorModeChange, storedColorMode, () => 'system' as const);
  return { mode, set: setColorMode };
}
