import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { inForm } from '../support/run-form.ts';
import {
  answerStep,
  continueButton,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { cardPicture, expectStep, openStep } from '../support/screens/onboarding.ts';
import { nextRequest } from '../support/service/call-failures.ts';
import { shortenServiceTimeout } from '../support/service/service-timeout.ts';
import { failCall, failSend, type SixFault, sixFaults } from '../support/service/six-faults.ts';
import { answeredSteps, everyStep } from './kept-answers.ts';

const save = { method: 'POST', path: '/application/cart/onboarding' } as const;
const faults = inForm<readonly SixFault[]>(['html-500', 'offline'], sixFaults);

const notSaved = /^(The onboarding was not saved|It is not known whether the onboarding was saved)$/;

test(`[ONB-01] each step keeps every answer by ${faults.join(', ')}, and is saved once the service answers, also when a reply was lost`, async ({
  page,
  context,
  seed,
  control,
}) => {
  test.setTimeout(600_000);
  await shortenServiceTimeout(page);
  await seed.session();
  const id = await startOnboarding(page);
  const main = page.getByRole('main');
  for (const title of answeredSteps)
    await test.step(title, async () => {
      await openStep(page, title);
      await answerStep(page, everyStep);
      let answers = await answeredControls(main);
      // a token that is refused again after its renewal ends the session
      const usual = faults.filter((kind) => kind !== 'unauthorised' || title === answeredSteps[0]);
      for (const [at, kind] of usual.entries()) {
        const restore = await failSend({ page, context, control }, save, kind);
        // offline, no request is sent
        const leaves = kind === 'offline' ? undefined : nextRequest(page, save);
        await continueButton(page).click();
        await leaves;
        await expect(page.getByText(notSaved)).toBeVisible();
        // the questions are done: their result is there
        if (title === 'Suitability' && at === 0) answers = await answeredControls(main);
        await expectStep(page, title);
        expect(await answeredControls(main)).toEqual(answers);
        await restore();
      }
      await control.fault(save.path, 'commit-then-lose', { method: 'POST', times: 1 });
      await continueOn(page);
      await openStep(page, title);
      expect(await answeredControls(main)).toEqual(answers);
    });
  const { cartItems } = await control.ledger(id);
  expect(cartItems).toMatchObject([{ id, state: 'cart' }]);
});

test('[ONB-02] a picture whose upload or reading fails is kept with every answer, by all six faults', {
  tag: '@long',
}, async ({ page, seed, control }) => {
  test.setTimeout(300_000);
  await shortenServiceTimeout(page);
  await seed.session();
  await startOnboarding(page);
  await openStep(page, 'Identity');
  const main = page.getByRole('main');
  const { name, idNo } = everyStep.identity;
  await main.getByRole('textbox', { name: /^Full name/ }).fill(name);
  await main.getByRole('textbox', { name: /^MyKad number/ }).fill(idNo);
  const answers = Object.values(await answeredControls(main));
  // what the card confirms has a mark in its name
  const expectKept = async () =>
    expect(Object.values(await answeredControls(main))).toEqual(expect.arrayContaining(answers));
  const front = main.getByRole('group', { name: 'Front', exact: true });
  const picture = await cardPicture(page, { name, idNo }, 'front');
  const choose = () => front.locator('input[type=file]').setInputFiles(picture);
  /** Waits until the picture has arrived, so that no message of one fault is taken for that of the next. */
  const expectArrives = async () => {
    await choose();
    await expect(front.getByText('Read', { exact: true })).toBeVisible();
  };
  for (const kind of sixFaults)
    await test.step(`upload: ${kind}`, async () => {
      const restore = await failCall({ page, control }, { method: 'POST', path: '/helpme/s3getpost' }, kind);
      await choose();
      await expect(
        front.getByText(/It is not known whether front\.png arrived|front\.png was refused/),
      ).toBeVisible();
      await expectKept();
      await restore();
      await expectArrives();
    });
  // a second token that is refused ends the session
  for (const kind of sixFaults.filter((each) => each !== 'unauthorised'))
    await test.step(`reading: ${kind}`, async () => {
      const restore = await failCall(
        { page, control },
        { method: 'POST', path: '/digitalform/okayid/extract-id' },
        kind,
      );
      await choose();
      await expect(front.getByText(/The picture is kept, but the reader did not answer/)).toBeVisible();
      await expectKept();
      await restore();
      await expectArrives();
    });
});
