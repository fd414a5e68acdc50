import { tryStorage } from '@portal/shared/stored-values';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { useState } from 'react';

/** The heights of a row that the agent can choose from. */
export const rowHeights = ['comfortable', 'compact'] as const;
/** A height of a row: 44 px, or 36 px with `compact`. */
export type RowHeight = (typeof rowHeights)[number];

const storageKey = 'customer-rows';

const readChoice = (): RowHeight =>
  tryStorage(() => localStorage.getItem(storageKey)) === 'compact' ? 'compact' : 'comfortable';

/** How the window and the agent's choice show the list. */
export type ListLayout = ReturnType<typeof useListLayout>;

/** Returns how the list is shown: rows as cards on a phone, room for a finger, and the height that the agent chooses. */
export function useListLayout() {
  const isPhone = useMediaQuery(phoneQuery);
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const [choice, setChoice] = useState(readChoice);
  const isForFinger = isPhone || isCoarse;
  const rowHeight: RowHeight = isForFinger ? 'comfortable' : choice;
  return {
    isPhone,
    /** Above the rows is a bar, in which a finger chooses a letter. */
    hasBar: isForFinger,
    /** Compact rows have no room for a finger. */
    hasRowHeights: !isForFinger,
    rowHeight,
    /** Changes with the height of rows. */
    key: `${isPhone ? 'cards' : 'rows'} ${rowHeight}`,
    /** Changes the height and keeps it on this device. */
    setRowHeight(next: RowHeight) {
      setChoice(next);
      // without storage the choice lasts until the page is left
      tryStorage(() =>
        next === 'compact' ? localStorage.setItem(storageKey, next) : localStorage.removeItem(storageKey),
      );
    },
  };
}
