import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { complete } from '../support/screens/answer-onboarding.ts';
import { inspectPhone, openIdentityStep, showCode, withPhone } from '../support/screens/customers-phone.ts';
import { holdCard, withCamera } from '../support/screens/fake-camera.ts';
import { settle, uploadMissing } from '../support/screens/mixed-cart.ts';
import { continueTo, type DemoCard, expectStep, openStep } from '../support/screens/onboarding.ts';
import { sendAndConfirm } from '../support/screens/sale.ts';

// in the long form alone: it needs a separate browser, with a camera

const card = {
  name: 'NURUL HUDA BINTI ZAMRI',
  idNo: '910725-10-6048',
  address1: 'No. 7, Jalan SS 2/44',
  postcode: '47301',
};

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use(withCamera(launchOptions));
    },
    { scope: 'worker' },
  ],
});

const openerOf = (page: Page) => page.getByRole('button', { name: /^Camera ?: Front$/ });
const shutterOf = (page: Page) => page.getByRole('button', { name: 'Take the picture' });

/** Takes a picture by keyboard, once the camera shows something. */
async function takePicture(page: Page): Promise<void> {
  await expect(shutterOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Expects that the agent's step has read both sides. */
async function expectRead(page: Page): Promise<void> {
  for (const side of ['Front', 'Back'])
    await expect(
      page.getByRole('group', { name: side, exact: true }).getByText('Read', { exact: true }),
    ).toBeVisible();
}

/** Photographs both sides of a card, from the camera's first picture on. */
async function photographBothSides(page: Page, shown: DemoCard): Promise<void> {
  await takePicture(page);
  const use = page.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeFocused();
  await holdCard(page, shown, 'back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Back' }).getByText(/Turn the document over/)).toBeVisible();
  await takePicture(page);
  await expect(use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectRead(page);
}

/** Photographs both sides of a card with the phone, whose camera is open. */
async function photographOnPhone(page: Page, phone: Page, shown: DemoCard): Promise<void> {
  const shutter = shutterOf(phone);
  await expect(shutter).toBeEnabled();
  await holdCard(page, shown, 'back');
  await shutter.press('Enter');
  // the next side’s camera opens by itself
  await expect(phone.getByRole('heading', { name: 'MyKad, back' })).toBeFocused();
  await expect(shutter).toBeEnabled();
  await shutter.press('Enter');
  await expect(phone.getByRole('heading', { name: 'All photos have been sent' })).toBeVisible();
}

test('[ONB-02] a card before the camera is judged, photographed at both sides by keyboard, and read into empty fields', async ({
  page,
  seed,
  inspect,
}) => {
  await seed.session();
  await openIdentityStep(page);
  const idNo = page.getByRole('textbox', { name: /MyKad number/ });
  await expect(idNo).toHaveValue('');

  await holdCard(page, card, 'front', { filter: 'brightness(0.2)' });
  await openerOf(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Front' });
  await expect(shutterOf(page)).toBeFocused();
  await inspect('onboarding-camera');
  await takePicture(page);
  await expect(dialog.getByText('Too dark to read')).toBeVisible();
  await inspect('onboarding-camera-dark');

  await holdCard(page, card, 'front', { filter: 'blur(14px)' });
  await page.keyboard.press('Enter');
  await takePicture(page);
  await expect(dialog.getByText('Blurred', { exact: true })).toBeVisible();

  await holdCard(page, card, 'front');
  await page.keyboard.press('Enter');
  await expect(shutterOf(page)).toBeFocused();
  await inspect('onboarding-camera-sharp');
  await photographBothSides(page, card);
  await expect(idNo).toHaveValue(card.idNo);
  await expect(page.getByLabel('Date of birth')).toHaveValue('25 Jul 1991');
  await inspect('onboarding-camera-read');
});

for (const way of ['the agent’s camera', 'the customer’s phone'] as const)
  test(`[ONB-02] [ONB-04] an applicant whose card was photographed with ${way} becomes a customer`, async ({
    page,
    seed,
    control,
    browser,
    userAgent,
  }) => {
    await seed.session();
    const applicant = await seed.onboarding();
    const { customerId, name, idNo } = applicant;
    const shown = { name, idNo };
    await page.goto(`/onboarding?onboarding=${customerId}&step=identity`);
    await expectStep(page, 'Identity');
    await holdCard(page, shown, 'front');
    if (way === 'the agent’s camera') {
      await openerOf(page).click();
      await photographBothSides(page, shown);
    } else {
      const link = await showCode(page);
      await withPhone({ browser, userAgent }, async (phone) => {
        await phone.goto(link);
        await expect(phone.getByText(name)).toBeVisible();
        await phone.getByRole('button', { name: 'Open the camera' }).tap();
        await photographOnPhone(page, phone, shown);
        await expectRead(page);
        await phone.getByRole('button', { name: 'Done' }).tap();
        await expect(phone.getByRole('heading', { name: 'The photos have arrived' })).toBeVisible();
      });
    }
    await continueTo(page, 'Personal');
    await openStep(page, 'Review');
    await complete(page);
    await sendAndConfirm(page, control, applicant);
    await uploadMissing(page);
    await settle(page, applicant);
    await page.goto('/client');
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible();
  });

test('[ONB-02] a card before the camera of the customer’s phone is judged there, and read into the agent’s step', async ({
  page,
  seed,
  browser,
  userAgent,
}) => {
  await seed.session();
  await openIdentityStep(page);
  const link = await showCode(page);
  await withPhone({ browser, userAgent }, async (phone) => {
    await phone.goto(link);
    const shutter = shutterOf(phone);
    await holdCard(page, card, 'front', { filter: 'brightness(0.2)' });
    await phone.getByRole('button', { name: 'Open the camera' }).press('Enter');
    await expect(shutter).toBeEnabled();
    await shutter.press('Enter');
    await expect(phone.getByRole('heading', { name: 'Too dark to read' })).toBeFocused();
    await inspectPhone(phone, 'dark');
    await holdCard(page, card, 'front', { filter: 'blur(14px)' });
    await phone.getByRole('button', { name: 'Take it again' }).press('Enter');
    await expect(shutter).toBeEnabled();
    await shutter.press('Enter');
    await expect(phone.getByRole('heading', { name: 'Blurred' })).toBeFocused();
    await inspectPhone(phone, 'blurred');
    await holdCard(page, card, 'front');
    await phone.getByRole('button', { name: 'Take it again' }).press('Enter');
    await expect(shutter).toBeEnabled();
    await inspectPhone(phone, 'camera');
    await photographOnPhone(page, phone, card);
    await expect(page.getByText('MyKad, back: Received')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /MyKad number/ })).toHaveValue(card.idNo);
    await phone.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(phone.getByRole('heading', { name: 'The photos have arrived' })).toBeFocused();
  });
});

/** What the identity step's fields show. */
const readFields = (page: Page) =>
  Promise.all(
    [
      page.getByRole('textbox', { name: /^Full name/ }),
      page.getByRole('textbox', { name: /MyKad number/ }),
      page.getByLabel('Date of birth'),
    ].map((field) => field.inputValue()),
  );

test('[ONB-02] one distorted card gives the same fields by upload, by the agent’s camera and by the customer’s phone', async ({
  page,
  seed,
  browser,
  userAgent,
}) => {
  await seed.session();
  const idNo = page.getByRole('textbox', { name: /MyKad number/ });
  const read: string[][] = [];
  const hold = () =>
    holdCard(page, card, 'front', {
      filter: 'contrast(0.8) brightness(0.8)',
      transform: 'rotate(9deg) skew(5deg, 3deg)',
    });
  const readOnce = async (take: (photo: Buffer) => Promise<void>) => {
    await openIdentityStep(page);
    await take(await hold());
    await expect(idNo).toHaveValue(card.idNo);
    read.push(await readFields(page));
  };
  await readOnce((buffer) =>
    page
      .getByRole('group', { name: 'Front', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer }),
  );
  await readOnce(async () => {
    await openerOf(page).click();
    await takePicture(page);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page
      .getByRole('dialog', { name: 'Back' })
      .getByRole('button', { name: 'Close the camera' })
      .click();
  });
  await readOnce(async () => {
    const link = await showCode(page);
    await withPhone({ browser, userAgent }, async (phone) => {
      await phone.goto(link);
      await phone.getByRole('button', { name: 'Open the camera' }).tap();
      await expect(shutterOf(phone)).toBeEnabled();
      await shutterOf(phone).press('Enter');
      await expect(idNo).toHaveValue(card.idNo);
    });
  });
  expect(read[0]?.[0]).toMatch(/Nurul Huda binti Zamri/i);
  expect(read).toEqual([read[0], read[0], read[0]]);
});
