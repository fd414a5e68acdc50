/** Module of the motion library. */
export type MotionLibrary = typeof import('./library.tsx');

let loaded: MotionLibrary | undefined;
let loading: Promise<void> | undefined;

/** Returns the library once it is loaded. Until then elements appear without animation. */
export function motionLibrary(): MotionLibrary | undefined {
  return loaded;
}

/**
 * Loads the library once for the document. A failure is not reported, because the portal only loses its
 * animations; the next animated element tries again. With reduced motion nothing is loaded.
 */
export function loadMotion(): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  loading ??= waitForFirstPaint()
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

/** Waits for the first contentful paint, so that the library does not delay content. */
function waitForFirstPaint(): Promise<void> {
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

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
