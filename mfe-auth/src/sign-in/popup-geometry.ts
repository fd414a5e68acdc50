/** Name of the sign-in window. */
export const popupName = 'portal-sign-in';
/** Size of the sign-in window, in CSS pixels (SGN-01). */
export const popupSize = { width: 500, height: 750 } as const;

/** The screen that the portal's window is on. */
export interface ScreenArea {
  /** Where it begins on the desktop: not zero on a second monitor, negative on one to the left. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a `Window` that says where it is. */
export interface PlacedWindow {
  readonly screen: Pick<Screen, 'availWidth' | 'availHeight'>;
  readonly screenLeft: number;
  readonly screenTop: number;
}

/** Where a screen begins: as the browser tells, or as this window's own place tells. */
function beginning(told: unknown, own: number, size: number): number {
  return typeof told === 'number' ? told : Math.floor(own / size) * size;
}

/** The screen that a window is on. */
export function screenArea({ screen, screenLeft, screenTop }: PlacedWindow): ScreenArea {
  const { availWidth: width, availHeight: height } = screen;
  return {
    left: beginning('availLeft' in screen ? screen.availLeft : undefined, screenLeft, width),
    top: beginning('availTop' in screen ? screen.availTop : undefined, screenTop, height),
    width,
    height,
  };
}

/** The third argument of `window.open`: 500 by 750, centred on that screen (SGN-01). */
export function popupFeatures(area: ScreenArea): string {
  const { width, height } = popupSize;
  const left = Math.round(area.left + Math.max(0, area.width - width) / 2);
  const top = Math.round(area.top + Math.max(0, area.height - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
