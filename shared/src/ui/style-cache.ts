import createCache, { type EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from './theme/system.ts';

export type { EmotionCache };

/**
 * A style cache with the document's own rules (reset, tokens, base) already in it. Made once for each document
 * and handed to every root in it: roots come and go with their slots, the rules stay and are never repeated.
 *
 * @param options.nonce the document's style nonce (Content-Security-Policy)
 */
export function createStyleCache(options: { readonly nonce?: string } = {}): EmotionCache {
  const cache = createCache({
    key: 'ap',
    ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
  });
  // Rules written apart from the markup, as the composed document has them; and no word against `:first-child`.
  cache.compat = true;
  const documentRules = css([system.layers.atRule, ...system._global]);
  if (cache.inserted[documentRules.name] === undefined) {
    cache.insert('', documentRules, cache.sheet, true);
  }
  return cache;
}

let ofDocument: EmotionCache | undefined;

/** The document's cache. The nonce is that of the first style element that bears one. */
export function documentStyleCache(): EmotionCache {
  ofDocument ??= createStyleCache(documentNonce());
  return ofDocument;
}

function documentNonce(): { readonly nonce?: string } {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  return nonce === undefined || nonce === '' ? {} : { nonce };
}
