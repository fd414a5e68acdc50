import { onboardingPath } from '@portal/shared/pages';
import type { Browser, Page } from 'playwright/test';
import { Guard } from '../fixtures/guard.ts';
import { expect } from '../fixtures/test.ts';
import { expectAccessibleInThisMode } from '../page/accessibility.ts';
import { inBothModes } from '../page/color-mode.ts';
import { takeScreenshotInThisMode } from '../page/screenshots.ts';
import { widths } from '../page/widths.ts';
import { writesPictures } from '../run-form.ts';
import { origins } from '../service/environment.ts';
import { type cardPicture, continueTo } from './onboarding.ts';

/** The portal's page for the customer's phone. */
export const capturePage = `${origins.host.url}/capture`;

/** The customer's card. */
export const card = {
  name: 'NURUL HUDA BINTI ZAMRI',
  idNo: '910725-10-6048',
  address1: 'No. 7, Jalan SS 2/44',
};

export const titleOf = (phone: Page, name: string | RegExp) => phone.getByRole('heading', { name });
export const cameraOf = (phone: Page) => phone.getByRole('button', { name: 'Open the camera' });

/** Opens another browser profile in the size of a phone, which knows nothing of the agent's. */
export async function withPhone(
  { browser, userAgent }: { readonly browser: Browser; readonly userAgent: string | undefined },
  use: (phone: Page, guard: Guard) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: widths.phone,
    hasTouch: true,
    isMobile: true,
    ...(userAgent ? { userAgent } : {}),
  });
  const guard = await Guard.on(context);
  await use(await context.newPage(), guard);
  expect(guard.complaints(), 'no errors in console and network of the phone').toEqual([]);
  await context.close();
}

/** Begins an onboarding and opens its identity step. */
export async function openIdentityStep(page: Page): Promise<void> {
  await page.goto(onboardingPath);
  await page.getByRole('button', { name: 'Start onboarding' }).click();
  await page.getByRole('checkbox', { name: 'Cash' }).check();
  await continueTo(page, 'Identity');
}

/** Asks for a code on the agent's page. Returns the phone's link. */
export async function showCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Use the customer’s phone' }).click();
  return readLink(page);
}

/** Returns the link of the code that the agent's page shows, before a phone has opened it. */
export async function readLink(page: Page): Promise<string> {
  const panel = page.getByRole('group', { name: 'Customer’s phone' });
  await expect(panel.getByText('Waiting for the phone')).toBeVisible();
  return `${capturePage}${await panel.getByText(/^#[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()}`;
}

/** Opens a link on the phone as a scan does: in a page that was not there before. */
export async function openLink(phone: Page, link: string): Promise<void> {
  await phone.goto('about:blank');
  await phone.goto(link);
}

/** Chooses a file on the phone for the picture that is next. */
export async function choosePhoto(phone: Page, file: Awaited<ReturnType<typeof cardPicture>>): Promise<void> {
  const choosing = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: 'Choose a photo instead' }).click();
  await (await choosing).setFiles(file);
}

/** Pictures of the phone's page, and axe, at 390 and 768 in light and dark. */
export async function inspectPhone(phone: Page, name: string): Promise<void> {
  await phone.bringToFront();
  for (const width of [390, 768]) {
    await phone.setViewportSize({ width, height: width === 390 ? 844 : 1024 });
    await inBothModes(phone, async (mode) => {
      if (writesPictures) await takeScreenshotInThisMode(phone, `capture-${name}`, mode);
      await expectAccessibleInThisMode(phone, mode);
    });
  }
  await phone.setViewportSize(widths.phone);
}
