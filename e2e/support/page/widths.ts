import type { Page } from 'playwright/test';

/** The two screen sizes that the portal is designed for: an office laptop and a phone. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Calls `act` at both widths, on the same page, and restores the page's size. */
export async function atBothWidths(page: Page, act: () => Promise<void>): Promise<void> {
  // Chrome renders a page behind another one once a second
  await page.bringToFront();
  const before = page.viewportSize() ?? widths.desktop;
  const sizes = before.width < 768 ? [widths.phone, widths.desktop] : [widths.desktop, widths.phone];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await act();
  }
  await page.setViewportSize(before);
}
