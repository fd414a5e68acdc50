import { useDeferredValue } from 'react';

/**
 * Returns `open` later than it is requested, so that the press on the button is painted before the overlay is rendered;
 * closing does not wait. The first render is closed, as an overlay that is open from its first render does not take the
 * focus; but React ignores this initial value where the overlay is first rendered inside another deferred render.
 */
export const useDeferredOpen = (open: boolean): boolean => useDeferredValue(open, false) && open;
