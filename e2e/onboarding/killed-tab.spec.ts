import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { killTab } from '../support/page/kill-tab.ts';
import {
  answerStep,
  continueButton,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { openStep } from '../support/screens/onboarding.ts';
import { answeredSteps, everyStep } from './kept-answers.ts';

test('[ONB-01] [SES-09] no answer that the page calls kept is lost when the tab is killed in each step, also before anything is saved', async ({
  page,
  context,
  seed,
  control,
}) => {
  test.setTimeout(300_000);
  await seed.session();
  // a new tab gets the session from one that lives
  await page.goto('/dashboard');
  let tab = await context.newPage();
  const id = await startOnboarding(tab);
  for (const title of answeredSteps)
    await test.step(title, async () => {
      await openStep(tab, title);
      await answerStep(tab, everyStep);
      const answers = await answeredControls(tab.getByRole('main'));
      await expect(
        tab.getByText(
          title === 'Suitability' ? /^Answers kept, / : /^(Not saved yet|Contact is not saved: .*)$/,
        ),
      ).toBeVisible();
      // the service does not know an onboarding before its first step is saved
      if (title === 'Who') control.expectFailures();
      await killTab(tab);
      tab = await context.newPage();
      await tab.goto('/onboarding');
      const row = tab.getByRole('list', { name: 'Unfinished onboardings' }).getByRole('listitem');
      await row.getByRole('link', { name: /^Continue/ }).click();
      expect(new URL(tab.url()).searchParams.get('onboarding')).toBe(id);
      await tab.getByRole('button', { name: 'Continue', exact: true }).click();
      await openStep(tab, title);
      await expect(continueButton(tab)).toBeVisible();
      expect(await answeredControls(tab.getByRole('main'))).toEqual(answers);
      await continueOn(tab);
    });
});
