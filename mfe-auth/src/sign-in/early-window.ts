import { popupName, popupSize } from './popup-geometry.ts';

/**
 * Attributes of the sign-in button, for the page's own script (shared/site/page/first-paint-script.ts): the window that
 * a press opens before any code of this remote is there.
 */
export const earlyWindow = {
  'data-window': popupName,
  'data-size': `${popupSize.width} ${popupSize.height}`,
} as const;
