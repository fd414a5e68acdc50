import createCache, { type EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { scaleWithText } from './theme/scale-with-text.ts';
import { system } from './theme/system.ts';

/** Emotion's style cache, for `UiProvider`. */
export type { EmotionCache };

/** webpack replaces it by a string. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Each cache of a page needs a separate key. A remote that is developed alone brings a second copy of this file; with the
 * host's key its cache would move the sheet of the first paint behind the host's, and the reset's layer would win.
 */
const key = process.env.NODE_ENV === 'development' ? 'ap-dev' : 'ap';

/**
 * Creates a cache of style rules (Emotion), which are written into the document's head, and writes the document's rules
 * (reset, tokens, base). Create it once for each document and pass it to every root: roots mount and unmount with their
 * slots, while the rules stay and are not repeated. `nonce` is the document's style nonce (Content-Security-Policy).
 */
export function createStyleCache(options: { readonly nonce?: string } = {}): EmotionCache {
  const cache = createCache({
    key,
    // One element for each rule: when a rule such as `@media` joins a sheet that has layers, Chromium computes and lays out
    // the whole document again (docs/adr/0023-long-lists.md).
    speedy: false,
    ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
  });
  // Keeps rules out of the markup, as the composed page needs, and stops warnings about `:first-child`.
  cache.compat = true;
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: scaleWithText(serialized.styles) }, ...rest);
  const documentRules = css([system.layers.atRule, ...system._global]);
  if (cache.inserted[documentRules.name] === undefined) {
    cache.insert('', documentRules, cache.sheet, true);
  }
  return cache;
}

let ofDocument: EmotionCache | undefined;

/**
 * Returns the document's style cache, which is created at the first call. It uses the nonce of the first style element
 * that has one.
 */
export function documentStyleCache(): EmotionCache {
  ofDocument ??= createStyleCache(documentNonce());
  return ofDocument;
}

function documentNonce(): { readonly nonce?: string } {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  return nonce === undefined || nonce === '' ? {} : { nonce };
}
