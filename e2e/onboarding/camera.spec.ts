import { expect, test } from '../support/fixtures/test.ts';
import { holdCard, withCamera } from '../support/screens/fake-camera.ts';
import { expectStep } from '../support/screens/onboarding.ts';

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

test('[ONB-02] a card before the camera is judged, photographed at both sides, read, and fills the fields', async ({
  page,
  seed,
  inspect,
}) => {
  test.setTimeout(300_000);
  await seed.session();
  const { customerId: id } = await seed.onboarding(false);
  await page.goto(`/onboarding?onboarding=${id}&step=identity`);
  await expectStep(page, 'Identity');
  await holdCard(page, card, 'front', 'brightness(0.2)');
  await page.getByRole('button', { name: 'Camera: Front' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Front' });
  const shutter = page.getByRole('button', { name: 'Take the picture' });
  await expect(shutter).toBeFocused();
  await inspect('onboarding-camera');

  await shutter.press('Enter');
  await expect(dialog.getByText('Too dark to read')).toBeVisible();
  await inspect('onboarding-camera-dark');
  await holdCard(page, card, 'front', 'blur(14px)');
  await page.keyboard.press('Enter');
  await expect(shutter).toBeFocused();
  await shutter.press('Enter');
  await expect(dialog.getByText('Blurred', { exact: true })).toBeVisible();
  await holdCard(page, card, 'front');
  await page.keyboard.press('Enter');
  await expect(shutter).toBeFocused();
  await shutter.press('Enter');
  await expect(dialog.getByText('Can everything be read?')).toBeVisible();
  await inspect('onboarding-camera-taken');
  await holdCard(page, card, 'back');
  await page.keyboard.press('Enter');

  const back = page.getByRole('dialog', { name: 'Back' });
  await expect(back.getByText(/Turn the document over/)).toBeVisible();
  await expect(shutter).toBeFocused();
  await shutter.press('Enter');
  await page.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const side of ['Front', 'Back'])
    await expect(
      page.getByRole('group', { name: side, exact: true }).getByText('Read', { exact: true }),
    ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /MyKad number/ })).toHaveValue(card.idNo);
  await inspect('onboarding-camera-read');
});
