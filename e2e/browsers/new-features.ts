/**
 * Removes the functions that Chromium has and Safari 17.0 does not have, so that a test finds a library which calls one
 * of them. Trusted Types stay, because the policy requires them where the browser has them. Runs in a page before its own
 * code, and so uses nothing from outside.
 */
export function removeNewFeatures(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const features: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation']],
    [globalThis, ['Iterator', 'Float16Array', 'CloseWatcher', 'PerformanceLongAnimationFrameTiming']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['parse']],
    [AbortSignal, ['any']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [Math, ['sumPrecise', 'f16round']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [
      iterator,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['moveBefore', 'checkVisibility']],
  ];
  for (const [owner, names] of features) for (const name of names) Reflect.deleteProperty(owner, name);
}
