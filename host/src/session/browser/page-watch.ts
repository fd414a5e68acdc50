import type { PageWatcher } from '../session-environment.ts';
import { checkInterval } from '../state/index.ts';

/**
 * Calls `check` every second, and immediately when the page becomes visible or active again (SES-02, SES-07). Hides a
 * page that goes into the back/forward cache until it was checked. Returns a function that stops it.
 */
export function watchPage({ check, onPageHide, onPageShow }: PageWatcher): () => void {
  const timer = setInterval(check, checkInterval);
  const page = document.documentElement;
  const handlePageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // a page out of the back/forward cache must not show anything before the check
    page.hidden = true;
    onPageHide();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return check();
    void onPageShow().then((mayShow) => {
      if (mayShow) page.hidden = false;
    });
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  document.addEventListener('resume', check);
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    document.removeEventListener('resume', check);
    window.removeEventListener('pagehide', handlePageHide);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
