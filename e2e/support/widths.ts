import type { Page } from 'playwright/test';

/** The two screens that the portal is drawn for: an office laptop and a phone. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Does something at both widths, on the same page, and gives the page its size back. */
export async function atBothWidths(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? widths.desktop;
  const sizes = before.width < 768 ? [widths.phone, widths.desktop] : [widths.desktop, widths.phone];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await act();
  }
  await page.setViewportSize(before);
}
