import { tryStorage } from '@portal/shared/stored-values';
import { useSyncExternalStore } from 'react';

const key = 'privacy-view';
const listeners = new Set<() => void>();

/** The attribute of the document by which the theme blurs figures with `data-private`. */
const attribute = 'data-privacy';

const isOn = (): boolean => document.documentElement.hasAttribute(attribute);

function apply(on: boolean): void {
  document.documentElement.toggleAttribute(attribute, on);
  for (const listener of listeners) listener();
}

/** Switches the privacy view on or off; the choice survives a reload of the tab. */
export function setPrivacyView(on: boolean): void {
  apply(on);
  // where storage is blocked, the choice lasts until the next reload
  tryStorage(() => (on ? sessionStorage.setItem(key, 'on') : sessionStorage.removeItem(key)));
}

/** Restores the tab's choice before any figure shows. It is off for another agent, whose sign-in clears the storage. */
export function restorePrivacyView(): void {
  apply(tryStorage(() => sessionStorage.getItem(key)) === 'on');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the privacy view is on: amounts and identity numbers are blurred on all pages. */
export function usePrivacyView(): boolean {
  return useSyncExternalStore(subscribe, isOn);
}

/** Toggles the privacy view. */
export const togglePrivacyView = (): void => setPrivacyView(!isOn());
