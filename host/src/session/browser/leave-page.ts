/** The browser functions that leaving needs. */
interface LeavingPage {
  isOnline(): boolean;
  replace(address: string): void;
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
 * Creates the function that leaves the page of an ended session, and so drops everything in its memory. It returns
 * whether the page is being left. Offline the browser would show an error page with the id token in its address, so the
 * sign-in page shows instead and the page is left when the network is back, unless an agent has signed in by then.
 */
export function createLeavePage({ page, navigate, beforeLeaving, isSignedIn }: LeavePageParts) {
  let pendingAddress: string | undefined;
  return (address: string): boolean => {
    if (page.isOnline()) {
      void beforeLeaving().then(() => page.replace(address));
      return true;
    }
    navigate('/');
    pendingAddress ??= address;
    page.onceOnline(() => {
      if (pendingAddress !== undefined && !isSignedIn()) page.replace(pendingAddress);
      pendingAddress = undefined;
    });
    return false;
  };
}

export const browserPage: LeavingPage = {
  isOnline: () => navigator.onLine,
  replace: (address) => location.replace(address),
  onceOnline: (listener) => window.addEventListener('online', listener, { once: true }),
};
