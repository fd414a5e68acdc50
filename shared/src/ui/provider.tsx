import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { documentStyleCache, type EmotionCache } from './style-cache.ts';
import { system } from './theme/system.ts';

// The document's rules are in the cache (style-cache.ts). Chakra's provider would write them out again for
// every root, so it is handed the same system without them.
const systemOfRoots = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

export interface UiProviderProps {
  readonly children: ReactNode;
  /** Only where there is no document to keep one: rendering to text. */
  readonly cache?: EmotionCache;
}

/** Theme and styles for one React root. Every root of the document wraps itself in one. */
export function UiProvider({ children, cache }: UiProviderProps) {
  const [styles] = useState(() => cache ?? documentStyleCache());
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={systemOfRoots}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
