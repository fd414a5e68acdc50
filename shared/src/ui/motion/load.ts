export type MotionLibrary = typeof import('./library.tsx');

let loaded: MotionLibrary | undefined;
let loading: Promise<void> | undefined;

/** The library once it is here. Until then nothing moves, and nothing waits to be seen. */
export function motionLibrary(): MotionLibrary | undefined {
  return loaded;
}

/**
 * Fetches the library, once for the document. Where it cannot be had the portal stands still, which is no
 * reason to tell anyone; the next that wants to move asks again. Who wants less motion is spared the bytes.
 */
export function loadMotion(): Promise<void> {
  if (wantsStillness()) return Promise.resolve();
  loading ??= afterPaint()
    .then(() => import('./library.tsx'))
    .then(
      (library) => {
        loaded = library;
      },
      () => {
        loading = undefined;
      },
    );
  return loading;
}

/** The page shows its first content before the library is fetched: nothing of what is to be read waits for it. */
function afterPaint(): Promise<void> {
  return new Promise((done) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => setTimeout(done));
      return;
    }
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function wantsStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
