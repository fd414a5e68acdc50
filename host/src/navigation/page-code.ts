import { homeCode } from '../dashboard/index.ts';
import type { PortalRoute } from './routes.ts';

/** The frame with all that stands around a page. */
export const frameCode = () => import('./frame/frame.tsx');

/**
 * Fetches the host's code of a page as soon as its route is known, so that page and frame do not wait for one another.
 * Whoever renders it asks again, and says what is wrong.
 */
export function fetchPageCode({ area, view }: PortalRoute): void {
  if (area !== 'shell') return;
  void frameCode().catch(() => undefined);
  if (view.kind === 'home') void homeCode().catch(() => undefined);
}
