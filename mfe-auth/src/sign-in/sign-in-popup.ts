import { findOpenerWindow } from '@portal/shared/opener-window';
import { findScreenArea, formatPopupFeatures, popupName } from './popup-geometry.ts';

/** How often the window is checked, in milliseconds. Two checks in a row must see it closed. */
const checkInterval = 250;
/** After so many checks a window that was never seen open at the provider counts as closed: 8 s. */
const unsureChecks = 32;

/** What the checks say of the window. `seems-closed` may be wrong: the provider's headers can hide an open window. */
type PopupSight = 'open' | 'seems-closed' | 'closed';

/** The sign-in window. */
export interface SignInPopup {
  /** Prepares the window that opens this one. Call it before the click. */
  prepare(): void;
  /** Opens or shows the window. Returns false when the browser blocks it. */
  open(url: string): boolean;
  navigate(url: string): void;
  /** Reports at every check whether the window is open. Returns a function that stops the checks. */
  watch(onCheck: (sight: PopupSight) => void): () => void;
  close(): void;
}

/**
 * Whether a window shows a page of another origin, which then may not be read. A provider that hides its window from
 * this page does so as soon as its page loads: a window that was seen there and is closed now was most likely closed by hand,
 * unless a later page, such as another provider's, hides it.
 */
function isAtOtherOrigin(popup: Window): boolean {
  try {
    return popup.location.origin !== location.origin && popup.location.origin !== 'null';
  } catch {
    return true;
  }
}

/**
 * Creates the controller of the sign-in window. `open` returns false when the browser blocks it; `watch` reports every
 * so often whether the window is open, seems closed or is closed, which is not certain while its page is unknown, and
 * returns the function that ends it.
 */
export function createSignInPopup(): SignInPopup {
  let popup: Window | undefined;
  return {
    prepare: () => void findOpenerWindow(),
    open(url) {
      popup =
        findOpenerWindow()?.open(url, popupName, formatPopupFeatures(findScreenArea(window))) ?? undefined;
      popup?.focus();
      return popup !== undefined;
    },
    navigate: (url) => popup?.location.replace(url),
    watch(onCheck) {
      let closedChecks = 0;
      let wasSeenAtProvider = false;
      const timer = setInterval(() => {
        const isClosed = popup?.closed === true;
        closedChecks = isClosed ? closedChecks + 1 : 0;
        if (popup && !isClosed && isAtOtherOrigin(popup)) wasSeenAtProvider = true;
        if (closedChecks < 2) onCheck('open');
        else onCheck(wasSeenAtProvider || closedChecks >= unsureChecks ? 'closed' : 'seems-closed');
      }, checkInterval);
      return () => clearInterval(timer);
    },
    close() {
      popup?.close();
      popup = undefined;
    },
  };
}
