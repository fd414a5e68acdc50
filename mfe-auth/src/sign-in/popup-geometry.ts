/** Name of the sign-in window. */
export const popupName = 'portal-sign-in';
/** Size of the sign-in window, in CSS pixels (SGN-01). */
export const popupSize = { width: 500, height: 750 } as const;

/** The screen of the portal's window, in CSS pixels. */
interface ScreenArea {
  /** Position on the desktop: not zero on a second monitor, negative on a monitor to the left. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Position of a `Window`. */
interface WindowPosition {
  readonly screen: Pick<Screen, 'availWidth' | 'availHeight'>;
  readonly screenLeft: number;
  readonly screenTop: number;
}

/** Returns the start of a screen on one axis: as the browser reports it, or estimated from the window's position. */
function findScreenStart(reportedStart: unknown, windowStart: number, size: number): number {
  return typeof reportedStart === 'number' ? reportedStart : Math.floor(windowStart / size) * size;
}

/**
 * Returns position and size of the screen that shows a window, in CSS pixels, without taskbars. Estimates the position
 * in browsers that do not report it.
 */
export function findScreenArea({ screen, screenLeft, screenTop }: WindowPosition): ScreenArea {
  const { availWidth: width, availHeight: height } = screen;
  return {
    left: findScreenStart('availLeft' in screen ? screen.availLeft : undefined, screenLeft, width),
    top: findScreenStart('availTop' in screen ? screen.availTop : undefined, screenTop, height),
    width,
    height,
  };
}

/**
 * Returns the third argument of `window.open` for the sign-in window: 500 by 750 pixels, centred on the screen's
 * `area`, at its start where the screen is smaller (SGN-01).
 */
export function formatPopupFeatures(area: ScreenArea): string {
  const { width, height } = popupSize;
  const left = Math.round(area.left + Math.max(0, area.width - width) / 2);
  const top = Math.round(area.top + Math.max(0, area.height - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
