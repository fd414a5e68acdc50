import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessibleAtThisWidth } from '../support/page/accessibility.ts';
import { findLayoutFaults } from '../support/page/layout-faults.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { writesPictures } from '../support/run-form.ts';
import { continueOn } from '../support/screens/answer-onboarding.ts';
import { nameOf, pick, tick } from '../support/screens/labelled-controls.ts';
import { expectStep } from '../support/screens/onboarding.ts';

/** The steps of an account of two with nominees: name in the address, and title. */
const steps = [
  ['who', 'Who'],
  ['identity', 'Identity'],
  ['personal', 'Personal'],
  ['contact', 'Contact'],
  ['work', 'Work and means'],
  ['exposure', 'Exposure'],
  ['tax', 'Tax'],
  ['investor', 'Investor'],
  ['suitability', 'Suitability'],
  ['joint', 'Joint holder'],
  ['nominees', 'Nominees'],
  ['bank', 'Bank account'],
  ['investment', 'First investment'],
  ['documents', 'Documents'],
  ['review', 'Review'],
] as const;

test('[ONB-01] at 320 nothing on any step is cut or scrolls sideways, and axe finds nothing', {
  tag: '@long',
}, async ({ page, seed }) => {
  test.setTimeout(280_000);
  await seed.session();
  const { customerId } = await seed.onboarding();
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 320, height: 640 });
  const addressOf = (step: string) => `/onboarding?onboarding=${customerId}&step=${step}`;
  await page.goto(addressOf('who'));
  await tick(main, 'Which plans are opened?', ['Cash', 'PRS']);
  await pick(main, 'Who holds the cash account?', 'Two holders');
  await pick(main, 'Who signs?', nameOf('operationInstruction', '2'));
  await continueOn(page);

  for (const [step, title] of steps) {
    await page.goto(addressOf(step));
    await expectStep(page, title);
    if (step === 'nominees') await main.getByRole('button', { name: 'Add a nominee' }).click();
    await waitUntilLoaded(page);
    const { sideways, cut } = await findLayoutFaults(page);
    expect.soft(sideways, `${title} scrolls sideways`).toEqual([]);
    expect.soft(cut, `${title} is cut off`).toEqual([]);
    if (writesPictures)
      await page.screenshot({ path: `.reports/screens/onboarding/${step}-320x640.png`, fullPage: true });
    await expect.soft(expectAccessibleAtThisWidth(page), title).resolves.toBeUndefined();
  }
});
