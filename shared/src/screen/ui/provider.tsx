import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { documentStyleCache, type EmotionCache } from './style-cache.ts';
import { cacheStyles } from './theme/css-cache.ts';
import { cacheRecipes } from './theme/recipe-cache.ts';
import { system } from './theme/system.ts';

// The style cache already has the document's rules (style-cache.ts). Chakra's provider would add them for
// every root, so it gets the same system without them.
const systemOfRoots = {
  ...system,
  cva: cacheRecipes(system.cva),
  css: cacheStyles(system.css),
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

/** Props of `UiProvider`. */
export interface UiProviderProps {
  readonly children: ReactNode;
  /** Only for rendering to text, where there is no document. */
  readonly cache?: EmotionCache;
}

/**
 * Provides theme and styles to one React root. Every root needs one. `cache` is the style cache, by default the
 * document's.
 */
export function UiProvider({ children, cache }: UiProviderProps) {
  const [styles] = useState(() => cache ?? documentStyleCache());
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={systemOfRoots}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
