import { importDashboard } from '../dashboard/index.ts';
import { importRemotesPage } from '../help/index.ts';
import { importFrame } from './frame/index.ts';
import type { PortalRoute } from './routes/index.ts';

/**
 * Fetches the host's own code of a page as soon as its route is known, so that page, frame and API client load at the
 * same time; nothing for a page outside the frame. Ignores failures: rendering the page imports the code again and
 * reports the failure.
 */
export function prefetchPageCode({ area, view }: PortalRoute): void {
  if (area !== 'shell') return;
  const code = [
    importFrame(),
    import('@portal/shared/calls'),
    view.kind === 'home' && importDashboard(),
    view.kind === 'remotes' && importRemotesPage(),
  ];
  void Promise.all(code).catch(() => undefined);
}
