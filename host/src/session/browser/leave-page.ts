import { logoutCallbackPath } from '@portal/shared/oidc';
import { signInPath } from '@portal/shared/pages';
import { storeLogoutForm } from '../../core/logout-form.ts';
import type { Destination } from '../host-session.ts';

/** The browser functions that leaving needs. */
interface LeavingPage {
  isOnline(): boolean;
  replace(destination: Destination): void;
  /** Calls the listener once, when the network is back. */
  onceOnline(listener: () => void): void;
}

interface LeavePageParts {
  readonly page: LeavingPage;
  /** Goes to a route of the portal. */
  readonly navigate: (path: string) => void;
  /** Finishes pending work of the ended session; never rejects. */
  readonly beforeLeaving: () => Promise<void>;
  readonly isSignedIn: () => boolean;
}

/**
 * Creates the function that leaves the page of an ended session for a destination, and so drops everything in its
 * memory. It returns whether the page is being left. Offline the browser would show its error page, so the sign-in page
 * shows instead and the page is left when the network is back, unless an agent has signed in by then.
 */
export function createLeavePage({ page, navigate, beforeLeaving, isSignedIn }: LeavePageParts) {
  let pendingDestination: Destination | undefined;
  return (destination: Destination): boolean => {
    if (page.isOnline()) {
      void beforeLeaving().then(() => page.replace(destination));
      return true;
    }
    navigate(signInPath);
    pendingDestination ??= destination;
    page.onceOnline(() => {
      if (pendingDestination !== undefined && !isSignedIn()) page.replace(pendingDestination);
      pendingDestination = undefined;
    });
    return false;
  };
}

export const browserPage: LeavingPage = {
  isOnline: () => navigator.onLine,
  replace(destination) {
    if (typeof destination === 'string') return location.replace(destination);
    storeLogoutForm(sessionStorage, destination);
    location.replace(logoutCallbackPath);
  },
  onceOnline: (listener) => window.addEventListener('online', listener, { once: true }),
};
