import type { SystemContext } from '@chakra-ui/react';
import { css } from '@emotion/react';

type ResolveStyles = SystemContext['css'];

/** More than the portal has. Sizes and places that a list computes for its rows would fill the memory of a tab. */
const mostStyles = 5_000;

/**
 * Returns Chakra's `resolve` with a cache: it resolves and serializes equal styles once. Chakra's factory does both
 * whenever an element renders, and compares styles by a sorted copy of them; here an object that was seen before, such as
 * the styles of a recipe, is known by its identity.
 */
export function cacheStyles(resolve: ResolveStyles): ResolveStyles {
  let ids = new WeakMap<object, number>();
  const texts = new Map<string, number>();
  const results = new Map<string, unknown>();
  const idOf = (styles: object) => {
    let id = ids.get(styles);
    if (id === undefined) {
      const text = JSON.stringify(styles);
      id = texts.get(text) ?? texts.size;
      texts.set(text, id);
      ids.set(styles, id);
    }
    return id;
  };
  return new Proxy(resolve, {
    apply(_, self, styles: object[]) {
      if (results.size >= mostStyles || texts.size >= mostStyles) {
        ids = new WeakMap();
        texts.clear();
        results.clear();
      }
      const key = styles.map(idOf).join();
      // Emotion takes serialized styles as they are
      const result = results.get(key) ?? css(Reflect.apply(resolve, self, styles));
      results.set(key, result);
      return result;
    },
  });
}
