import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { inspect } from '../support/page/inspect.ts';
import { isLongRun } from '../support/run-form.ts';
import {
  cameraOf,
  card,
  choosePhoto,
  inspectPhone,
  openIdentityStep,
  openLink,
  showCode,
  titleOf,
  withPhone,
} from '../support/screens/customers-phone.ts';
import { cardPicture, continueTo, expectStep } from '../support/screens/onboarding.ts';

test('[ONB-02] a reload of the form loses no photo: after Done the phone waits until another tab or the same has stored it', async ({
  page,
  seed,
  browser,
  userAgent,
}) => {
  await seed.session();
  const front = await cardPicture(page, card, 'front');
  const back = await cardPicture(page, card, 'back');
  await openIdentityStep(page);
  const link = await showCode(page);
  const step = page.url();
  const number = (tab: Page) => tab.getByRole('textbox', { name: /MyKad number/ });
  await withPhone({ browser, userAgent }, async (phone) => {
    await phone.goto(link);
    await expect(page.getByText('Opened on a phone')).toBeVisible();
    // another tab leaves the photos to the first
    const second = await page.context().newPage();
    await second.goto(step);
    await expect(second.getByText(/received in another tab of yours/)).toBeVisible();
    if (isLongRun) await inspect(second, 'onboarding-phone-elsewhere');
    await second.close();
    await page.goto('about:blank');
    await choosePhoto(phone, front);
    await expect(phone.getByText('Sent', { exact: true })).toBeVisible();
    await choosePhoto(phone, back);
    await phone.getByRole('button', { name: 'Done' }).click();
    await expect(titleOf(phone, 'The photos have been sent')).toBeVisible();
    if (isLongRun) await inspectPhone(phone, 'waiting');
    await page.goto(step);
    await expect(page.getByText('MyKad, back: Received')).toBeVisible();
    await expect(number(page)).toHaveValue(card.idNo);
    await expect(titleOf(phone, 'The photos have arrived')).toBeVisible();
    if (isLongRun) await inspect(page, 'onboarding-phone-after-reload');
    await page.reload();
    await expect(number(page)).toHaveValue(card.idNo);
    // another tab, to which the draft is only offered, writes no picture over
    const other = await page.context().newPage();
    await other.goto(step);
    await other.getByRole('textbox', { name: /Full name/ }).fill('NURUL HUDA');
    for (const side of ['Front', 'Back'])
      await expect(other.getByRole('img', { name: `Picture: ${side}` })).toBeVisible();
    await other.close();
  });
});

test('[ONB-02] leaving the step ends nothing; Cancel and signing out do, and the phone says so', {
  tag: '@long',
}, async ({ page, seed, browser, userAgent }) => {
  await seed.session();
  await openIdentityStep(page);
  const link = await showCode(page);
  await withPhone({ browser, userAgent }, async (phone) => {
    await phone.goto(link);
    await expect(cameraOf(phone)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectStep(page, 'Who');
    await continueTo(page, 'Identity');
    await expect(page.getByText('Opened on a phone')).toBeVisible();
    await expect(cameraOf(phone)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(titleOf(phone, 'Your agent has ended this')).toBeVisible();
    await openLink(phone, await showCode(page));
    await expect(cameraOf(phone)).toBeVisible();
    await chooseInAccountMenu(page, 'Logout');
    await expect(titleOf(phone, 'Your agent has logged out')).toBeVisible();
  });
});
