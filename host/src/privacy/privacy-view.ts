import { useSyncExternalStore } from 'react';

const key = 'privacy-view';
const listeners = new Set<() => void>();

/** The attribute of the document under which figures that bear `data-private` are blurred (theme). */
const attribute = 'data-privacy';

const isOn = (): boolean => document.documentElement.hasAttribute(attribute);

function show(on: boolean): void {
  document.documentElement.toggleAttribute(attribute, on);
  for (const listener of listeners) listener();
}

/** Blurs amounts and identity numbers, or shows them again; a reload of the tab changes nothing in it. */
export function setPrivacyView(on: boolean): void {
  show(on);
  try {
    if (on) sessionStorage.setItem(key, 'on');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage that is forbidden: it holds until the next reload.
  }
}

/** Takes up what the tab had chosen, before any figure shows; another agent begins with everything shown. */
export function restorePrivacyView(): void {
  let on = false;
  try {
    on = sessionStorage.getItem(key) === 'on';
  } catch {
    // Storage that is forbidden.
  }
  show(on);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an agent can turn the screen to a customer: amounts and identity numbers are blurred, everywhere. */
export function usePrivacyView(): boolean {
  return useSyncExternalStore(subscribe, isOn);
}

/** The other way round, whichever it is. */
export const togglePrivacyView = (): void => setPrivacyView(!isOn());
