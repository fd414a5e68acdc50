import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import {
  answerStep,
  answerSteps,
  complete,
  continueButton,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { label, type } from '../support/screens/labelled-controls.ts';
import { expectStep } from '../support/screens/onboarding.ts';
import { simple } from './changed-answers.ts';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'changed in another tab or on another device' });

// in every run `onboarding-page.test.tsx` has a change of another device, and `merge-answers.test.ts` the merge
test('[ONB-01] one applicant from two devices and two tabs: nothing is lost, and what both changed is said', async ({
  page: laptop,
  browser,
  userAgent,
  seed,
}) => {
  test.setTimeout(300_000);
  await seed.session(laptop);
  const id = await startOnboarding(laptop);
  await answerSteps(laptop, simple, 'Contact');
  const other = await browser.newContext({ userAgent: userAgent ?? '' });
  const tablet = await other.newPage();
  await seed.session(tablet);

  await test.step('the other device continues where the first one is', async () => {
    await tablet.goto('/onboarding');
    const row = tablet.getByRole('list', { name: 'Unfinished onboardings' }).getByRole('listitem');
    await expect(row).toContainText('Still to be answered: contact, work and means');
    await row.getByRole('link', { name: /^Continue/ }).click();
    await expectStep(tablet, 'Contact');
  });

  await test.step('both answer one step: the later one sees the conflict, and takes what is new', async () => {
    await answerStep(tablet, simple);
    await answerStep(laptop, simple);
    await type(laptop.getByRole('main'), 'E-mail', 'from.laptop@mail.example');
    await continueOn(laptop);
    await continueButton(tablet).click();
    await expect(notice(tablet)).toContainText('Changed there: Contact. You have changed Contact here too.');
    await notice(tablet).getByRole('button', { name: 'Use the newer answers' }).click();
    await expect(tablet.getByRole('textbox', { name: label('E-mail') })).toHaveValue(
      'from.laptop@mail.example',
    );
    await continueOn(tablet);
  });

  await test.step('both answer another step: the later one keeps its own, and gets what else is new', async () => {
    await answerSteps(tablet, simple, 'Tax');
    await answerStep(laptop, simple);
    await type(laptop.getByRole('main'), 'Designation', 'Head of laptops');
    await continueButton(laptop).click();
    await expect(notice(laptop)).toContainText('You have changed Work and means here too.');
    await expect(notice(laptop)).toContainText('Changed there: Work and means and Exposure.');
    await notice(laptop).getByRole('button', { name: 'Keep my answers' }).click();
    await continueOn(laptop);
    await expectStep(laptop, 'Exposure');
    await expect(laptop.getByRole('radio', { name: /^No/ })).toBeChecked();
  });

  await test.step('a second tab of one device hears of a save at once', async () => {
    const tab = await laptop.context().newPage();
    await seed.session(tab);
    await tab.goto(`/onboarding?onboarding=${id}&step=review`);
    await expectStep(tab, 'Review');
    await laptop.bringToFront();
    await answerSteps(laptop, simple, 'Suitability');
    await expect(notice(tab)).toContainText(
      'Changed there: Tax and Investor. What you have answered here stays.',
    );
    await notice(tab).getByRole('button', { name: 'Use the newer answers' }).click();
    await expect(tab.getByRole('region', { name: 'Tax', exact: true })).toContainText('Malaysia only');
    await tab.close();
  });

  await test.step('the first device finishes with the answers of both', async () => {
    await answerSteps(laptop, simple);
    await expect(notice(laptop)).toBeHidden();
    expect(await complete(laptop)).toMatchObject({
      id,
      isAOFCompleted: true,
      payload: {
        contact: { email: 'from.laptop@mail.example' },
        employment: { occupationDesignation: 'Head of laptops' },
        pep: { status: 'None' },
      },
    });
  });
  await other.close();
});

test('[ONB-01] two tabs that begin one onboarding of which nothing is saved: the first hears of the second’s save', async ({
  page: first,
  context,
  seed,
  control,
}) => {
  await seed.session();
  // a new tab gets the session from one that lives
  await first.goto('/dashboard');
  const id = await startOnboarding(first);
  await answerStep(first, simple);
  await expect(first.getByText(/^Not saved yet$/)).toBeVisible();

  const second = await context.newPage();
  // the service does not know an onboarding before its first step is saved
  control.expectFailures();
  await second.goto(`/onboarding?onboarding=${id}&step=exposure`);
  await expectStep(second, 'Exposure');
  await answerStep(second, simple);
  await continueOn(second);

  await expect(notice(first)).toContainText('Changed there: Exposure. What you have answered here stays.');
  await continueButton(first).click();
  await expectStep(first, 'Who');
  await notice(first).getByRole('button', { name: 'Use the newer answers' }).click();
  const [sent] = await Promise.all([
    first.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/cart/onboarding')),
    continueOn(first),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    id,
    payload: { plans: { plans: ['CS'] }, pep: { status: 'None' } },
  });
});
