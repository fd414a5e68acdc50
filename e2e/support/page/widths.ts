import type { Page } from 'playwright/test';

/** The two screen sizes that the portal is designed for: an office laptop and a phone. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const tablet = { width: 768, height: 1024 } as const;

/** Calls `act` at both widths, on the same page, and restores the page's size. */
export const atBothWidths = (page: Page, act: () => Promise<void>): Promise<void> =>
  atSizes(page, [widths.desktop, widths.phone], act);

/** The same, and at the width of a tablet. */
export const atThreeWidths = (page: Page, act: () => Promise<void>): Promise<void> =>
  atSizes(page, [widths.desktop, tablet, widths.phone], act);

/** `sizes`: the widest first. It begins at the end that is nearer to the page's own size. */
async function atSizes(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  act: () => Promise<void>,
): Promise<void> {
  // Chrome renders a page behind another one once a second
  await page.bringToFront();
  const before = page.viewportSize() ?? widths.desktop;
  for (const size of before.width < 768 ? sizes.toReversed() : sizes) {
    await page.setViewportSize(size);
    await act();
  }
  await page.setViewportSize(before);
}
