/** A long table that scrolls with the window, of which only the rows near the screen are in the page. */
export { type CoveredHeight, useCoveredHeight } from './use-covered-height.ts';
export { type RowLayout, useRowLayout } from './use-row-layout.ts';
export { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
