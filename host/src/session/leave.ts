/** The browser's page, as far as it is left. */
export interface LeavingPage {
  isOnline(): boolean;
  replace(address: string): void;
  /** Calls back when the network is there again. */
  onceOnline(listener: () => void): void;
}

export interface LeaveParts {
  readonly page: LeavingPage;
  readonly navigate: (path: string) => void;
  /** What has to be done before the page goes; never rejects. */
  readonly beforeLeaving: () => Promise<void>;
  /** Whether somebody is signed in by now. */
  readonly isSignedIn: () => boolean;
}

/**
 * Leaves the page of a session that has ended, with all that it holds in memory. Without a network the browser would
 * show an error page instead, the id token in its address: then sign-in shows in this page, says why, and the way is
 * gone when the network is back. Answers whether this page goes.
 */
export function createLeave({ page, navigate, beforeLeaving, isSignedIn }: LeaveParts) {
  let owed: string | undefined;
  return (address: string): boolean => {
    if (page.isOnline()) {
      void beforeLeaving().then(() => page.replace(address));
      return true;
    }
    navigate('/');
    owed ??= address;
    page.onceOnline(() => {
      if (owed !== undefined && !isSignedIn()) page.replace(owed);
      owed = undefined;
    });
    return false;
  };
}

/** The browser's own. */
export const browserPage: LeavingPage = {
  isOnline: () => navigator.onLine,
  replace: (address) => location.replace(address),
  onceOnline: (listener) => window.addEventListener('online', listener, { once: true }),
};
