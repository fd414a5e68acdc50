/** A long table that scrolls with the window, of which only the rows near the screen are in the page. */
export { useCoveredHeight } from './use-covered-height.ts';
export { usePhone } from './use-phone.ts';
export { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
