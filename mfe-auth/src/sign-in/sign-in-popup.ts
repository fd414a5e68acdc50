import { popupFeatures, popupName, screenArea } from './popup-geometry.ts';

/** How often the window is checked, in milliseconds. Two checks in a row must see it closed. */
const checkInterval = 500;

/** The sign-in window. */
export interface SignInPopup {
  /** Opens or shows the window. Returns false when the browser blocks it. */
  open(url: string): boolean;
  navigate(url: string): void;
  current(): Window | undefined;
  /** Reports whether the window seems closed, at every check. Returns a function that stops the checks. */
  watch(onCheck: (seemsClosed: boolean) => void): () => void;
  close(): void;
}

/** Creates the sign-in window's controller; the window itself opens with `open`. */
export function createSignInPopup(): SignInPopup {
  let popup: Window | undefined;
  return {
    open(url) {
      popup = window.open(url, popupName, popupFeatures(screenArea(window))) ?? undefined;
      popup?.focus();
      return popup !== undefined;
    },
    navigate: (url) => popup?.location.replace(url),
    current: () => popup,
    watch(onCheck) {
      let closedChecks = 0;
      const timer = setInterval(() => {
        closedChecks = popup?.closed ? closedChecks + 1 : 0;
        onCheck(closedChecks > 1);
      }, checkInterval);
      return () => clearInterval(timer);
    },
    close() {
      popup?.close();
      popup = undefined;
    },
  };
}
