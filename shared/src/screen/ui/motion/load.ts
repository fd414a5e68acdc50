import { waitForIdlePage } from '@portal/shared/idle-page';
import { prefersReducedMotion } from '@portal/shared/reduced-motion';

/** Module of the motion library. */
export type MotionLibrary = typeof import('./library.tsx');

/** How long a loaded page has to show its content, in milliseconds. */
const CONTENT_DELAY_MS = 2_000;

let loaded: MotionLibrary | undefined;
let loading: Promise<void> | undefined;

/**
 * Returns the animation library (framer-motion); `undefined` until it is loaded. Until then elements appear without
 * animation. Loads nothing.
 */
export function getMotionLibrary(): MotionLibrary | undefined {
  return loaded;
}

/**
 * Loads the animation library once for the document, when the page is idle. Never rejects: a failure is not reported,
 * because the portal only loses its animations, and the next animated element tries again. With reduced motion nothing
 * is loaded.
 */
export function loadMotion(): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  loading ??= waitForIdlePage({ delay: CONTENT_DELAY_MS })
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
