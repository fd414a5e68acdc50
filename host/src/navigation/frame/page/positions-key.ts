/** Key of the positions in the tab's storage. Apart, because the code that reads them is loaded only where there are any. */
export const positionsKey = 'scroll-positions';
