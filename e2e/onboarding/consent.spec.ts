import { cartPath } from '@portal/shared/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { complete } from '../support/screens/answer-onboarding.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { onboard } from '../support/screens/onboard.ts';
import { openStep } from '../support/screens/onboarding.ts';
import { confirmAndPay } from '../support/screens/open-accounts.ts';
import { mailOf } from '../support/screens/selling.ts';
import type { Control } from '../support/service/control.ts';
import { origins } from '../support/service/environment.ts';
import { all, nominees, otherSigners, second, simple, who } from './changed-answers.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answers = all(who({ plans: ['CS', 'PRS'] }), second('JNT', '1'), nominees('66.67', '33.33'))(simple);
const [address = ''] = otherSigners(answers);
const applicantName = answers.identity.name;
const otherName = answers.joint.identity.name;

const checkoutOf = (page: Page): string => new URL(page.url()).searchParams.get('sent') ?? '';

/** The newest e-mail about the checkout on the page. */
const newestMail = async (page: Page, control: Control, to: string) =>
  (await control.mails(to)).find(({ subject }) => subject.includes(checkoutOf(page)));

test('[CHK-04] [ONB-04] [CLI-01] two adults consent to the opening: one rejects it, both accept it, and both are found', {
  tag: '@long',
}, async ({ page, seed, control, shot, inspectVariant }) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await seed.session();
  const applicant = await onboard(page, answers);
  await submitChecked(page, applicant);

  await test.step('both got an e-mail that says what is opened, and the portal names both', async () => {
    const sent = page.url();
    for (const [to, name] of [
      [mailOf(applicant), applicantName],
      [address, otherName],
    ] as const) {
      const mail = await newestMail(page, control, to);
      expect(mail?.body).toContain(`Dear ${name},`);
      expect(mail?.body).toContain(`Cash account: ${applicantName} and ${otherName}, ${applicantName} signs`);
      expect(mail?.body).toContain(`PRS account: ${applicantName}`);
      expect(mail?.body).toContain('880412-••-••50, Sibling, 66.67%');
      expect(mail?.body).toContain('880412-••-••51, Sibling, 33.33%');
    }
    const mail = await newestMail(page, control, address);
    await page.goto(`${origins.outbox.url}/messages/${mail?.id}.html`);
    await shot('consent-mail');
    await page.goto(sent);
    await expect(
      page.getByText(`Nothing is processed before ${applicantName} and ${otherName} have confirmed.`),
    ).toBeVisible();
    await inspectVariant('consent-sent');
    await page.goto('/application');
    await expect(
      page.getByText(`Waits for ${applicantName} and ${otherName}.`, { exact: false }).first(),
    ).toBeVisible();
    await inspectVariant('consent-applications');
    await page.goto(sent);
  });

  await test.step('the applicant confirms, and only the second holder is asked again', async () => {
    await answerAsCustomer(page, control, mailOf(applicant), 'confirm');
    await page.reload();
    await expect(page.getByText(`Nothing is processed before ${otherName} has confirmed.`)).toBeVisible();
    await page.getByRole('button', { name: 'Resend e-mail' }).click();
    await expect(page.getByText(`E-mail sent again to ${otherName}.`, { exact: false })).toBeVisible();
    expect((await newestMail(page, control, mailOf(applicant)))?.subject).not.toContain('Reminder');
    expect((await newestMail(page, control, address))?.subject).toContain('Reminder');
    const sent = page.url();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^D[A-Z]-/ })
      .first()
      .click();
    await expect(page.getByText(`Waiting for ${otherName} to confirm`)).toBeVisible();
    await inspectVariant('consent-application');
    await page.goto(sent);
  });

  await test.step('the second holder rejects it, and it is corrected and sent again', async () => {
    await answerAsCustomer(page, control, address, 'reject', 'We would rather wait', checkoutOf(page));
    await page.reload();
    await expect(page.getByText(`Rejected by ${otherName}`)).toBeVisible();
    await page.getByRole('button', { name: 'Move to cart and correct' }).click();
    await expect(page).toHaveURL(new RegExp(cartPath));
    await page.getByRole('button', { name: /^Edit onboarding/ }).click();
    await page.getByRole('button', { name: 'Edit Personal' }).click();
    await page.getByRole('textbox', { name: 'Dependants' }).fill('3');
    await openStep(page, 'Review');
    await complete(page);
    await submitChecked(page, applicant);
  });

  await test.step('both confirm, and the accounts are opened', async () => {
    await confirmAndPay(page, control, applicant, [address]);
    await settle(page, applicant);
  });

  await test.step('the second holder finds the customer, whose account names both', async () => {
    await page.goto('/client');
    await page.getByRole('searchbox').fill(otherName);
    const row = page.getByRole('row', { name: new RegExp(applicantName) });
    await expect(row).toContainText(`Account with ${otherName}`);
    await inspectVariant('consent-found');
    await page.keyboard.press('Control+k');
    const finder = page.getByRole('dialog');
    await finder.getByRole('combobox').fill(otherName);
    const found = finder.getByRole('option', { name: new RegExp(`Account with ${otherName}`) });
    await expect(found.first()).toBeVisible();
    // the test's clock is ahead of the browser's animations, in which axe would find the dialog transparent
    await shot('consent-finder');
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(applicantName);
    const holders = `${applicantName} and ${otherName}`;
    await expect(page.getByText(holders, { exact: false }).first()).toBeVisible();
    await inspectVariant('consent-account');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(holders);
    await inspectVariant('consent-record');
  });
});
