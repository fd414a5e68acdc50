import { formatTime } from '@portal/shared/dates';

/** Whether what is on the page is saved, as text. */
export interface SavedState {
  readonly text: string;
  readonly isSaved: boolean;
}

/**
 * Returns whether the service has what is on the page, and since when (`savedAt`), or that this device keeps it
 * (`isKept`); `undefined` while nothing is answered or changed.
 */
export function describeSaved(savedAt: Date | undefined, isKept: boolean): SavedState | undefined {
  if (savedAt) return { text: `Saved ${formatTime(savedAt)}`, isSaved: true };
  return isKept ? { text: 'Kept on this device, not saved yet', isSaved: false } : undefined;
}
