import { formatTime } from '@portal/shared/dates';
import { type StepName, stepTable } from '../steps/step-table.ts';
import type { UnsavedSteps } from './unsaved-steps.ts';

/** Whether what is on the page is saved, as text. */
export interface SavedState {
  readonly text: string;
  readonly isSaved: boolean;
}

/** Returns the titles of steps as a list in a sentence: `Contact and Tax`. */
export const listTitles = (names: readonly StepName[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => stepTable[name].title));

/**
 * Returns whether the service has what is on the page, and since when (`savedAt`); else which step it does not have and
 * why (`unsaved`), or that it does not have yet what this device keeps (`isKept`). `undefined` while nothing is answered
 * or changed.
 */
export function describeSaved(
  savedAt: Date | undefined,
  isKept: boolean,
  unsaved: UnsavedSteps,
  current: StepName,
): SavedState | undefined {
  const [[name, why] = [], ...others] = unsaved;
  if (name !== undefined) {
    const of = name === current ? 'Not saved' : `${stepTable[name].title} is not saved`;
    const text = others.length === 0 ? `${of}: ${why}` : `Not saved: ${listTitles([...unsaved.keys()])}`;
    return { text, isSaved: false };
  }
  if (savedAt) return { text: `Saved ${formatTime(savedAt)}`, isSaved: true };
  return isKept ? { text: 'Not saved yet', isSaved: false } : undefined;
}
