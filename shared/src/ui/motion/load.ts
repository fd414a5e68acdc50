/** Module of the motion library. */
export type MotionLibrary = typeof import('./library.tsx');

/** How long a loaded page has to show its content, in milliseconds. */
const CONTENT_DELAY_MS = 2_000;

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
  loading ??= waitForIdlePage()
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

/** Waits until the page has its content and the browser is idle, so that the library delays neither. */
async function waitForIdlePage(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await new Promise((done) => setTimeout(done, CONTENT_DELAY_MS));
  // Safari has no requestIdleCallback
  if (typeof requestIdleCallback !== 'undefined') await new Promise((done) => requestIdleCallback(done));
}

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
