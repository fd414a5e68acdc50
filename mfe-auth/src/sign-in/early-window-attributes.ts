import { popupName, popupSize } from './popup-geometry.ts';

/**
 * Attributes of the sign-in button for the page's script (shared/site/page/first-paint-script.ts), which opens the
 * window when the agent presses the button before this remote has loaded.
 */
export const earlyWindowAttributes = {
  'data-window': popupName,
  'data-size': `${popupSize.width} ${popupSize.height}`,
} as const;
