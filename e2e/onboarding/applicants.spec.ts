import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Page } from 'playwright/test';
import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { toPayload } from '../../mfe-client/src/onboarding/answers/to-payload.ts';
import { listDocuments, withDocument } from '../../mfe-client/src/onboarding/steps/documents.ts';
import { stepNames, stepTable } from '../../mfe-client/src/onboarding/steps/step-table.ts';
import { expect, test } from '../support/fixtures/test.ts';
import {
  answerStep,
  answerSteps,
  complete,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { addButton, amountField, investDrawer } from '../support/screens/invest.ts';
import { goToCheckout, settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { openStep } from '../support/screens/onboarding.ts';
import { confirmAndPay } from '../support/screens/open-accounts.ts';
import { otherSigners, simple } from './changed-answers.ts';
import type { Kind } from './kind.ts';
import { documentsOf, facts, whole } from './kinds.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const file = { name: 'a file', path: 'documents::1' };

/** Returns a payload in which all uploaded files have one path, without the times of the assessment. */
const comparable = ({ suitability, ...payload }: OnboardingSent): unknown =>
  JSON.parse(
    JSON.stringify(payload, (_, value) =>
      typeof value === 'string' && /^[\w-]+::/.test(value) ? file.path : value,
    ),
  );

/** Returns the payload of these answers, once all documents are uploaded. */
function expectedPayload(answers: Answers) {
  const uploaded = listDocuments(answers).reduce(
    (before, { place }) => ('own' in place ? withDocument(before, place.own, file) : before),
    answers,
  );
  return comparable(toPayload(uploaded, facts));
}

/** The list of steps on Review, as a kind has it. */
const stepListOf = ({ notNeeded, optional }: Kind): readonly string[] =>
  stepNames.map((name) => {
    const state = notNeeded.includes(name) ? 'Not needed' : optional.includes(name) ? 'Optional' : 'done';
    return name === 'review' ? stepTable.review.title : `${stepTable[name].title}, ${state}`;
  });

/** Answers every step of a kind up to Documents, as the agent does. */
async function walkSteps(page: Page, { change, before }: Kind): Promise<void> {
  if (before) {
    await answerSteps(page, before(simple), 'Bank account');
    await openStep(page, 'Who');
    await answerStep(page, change(simple));
    await continueOn(page);
    await openStep(page, 'Bank account');
  }
  await answerSteps(page, change(simple), 'Documents');
}

// in every run `onboarding-form` and `onboarding-cart` have a simple individual; who stops is in `stopped.spec.ts`
for (const kind of whole) {
  const { name, change, sold } = kind;
  const then = sold ? ', becomes a customer of the agent, who is then sold a fund' : '';
  test(`[ONB-01] [ONB-04] [ITM-08] [CHK-05] ${name}: all steps are answered, the onboarding is sent${then}`, async ({
    page,
    seed,
    control,
  }) => {
    test.setTimeout(300_000);
    const answers = change(simple);
    if (sold) await page.clock.install();
    await seed.session();
    const id = await startOnboarding(page);
    const applicant = { ...answers.identity, customerId: id, accounts: [] };
    await test.step('all steps are answered, and all documents uploaded', async () => {
      await walkSteps(page, kind);
      await answerStep(page, answers);
      const documents = page.getByRole('list', { name: 'Documents' });
      await expect(documents.getByRole('listitem')).toContainText([...documentsOf(kind), 'Bank statement']);
      await expect(documents.getByText('Uploaded', { exact: true })).toHaveCount(documentsOf(kind).length);
      await continueOn(page);
      const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await expect(steps).toContainText([...stepListOf(kind)]);
    });
    await test.step('it is completed, lies in the cart, and is sent to the customer', async () => {
      const { isAOFCompleted, payload } = await complete(page);
      expect(isAOFCompleted).toBe(true);
      expect(comparable(Object(payload))).toEqual(expectedPayload(answers));
      expect((await control.ledger(id)).cartItems).toMatchObject([{ id, state: 'cart' }]);
      await submitChecked(page, applicant);
      expect((await control.ledger(id)).cartItems).toMatchObject([{ id, state: 'checkout' }]);
    });
    if (!sold) return;
    await test.step('the customer confirms, and the accounts are opened', async () => {
      await confirmAndPay(page, control, applicant, otherSigners(answers));
      await settle(page, applicant);
    });
    await test.step('the customer is found by name', async () => {
      await page.goto('/client');
      await page.getByRole('searchbox').fill(applicant.name);
      const row = page.getByRole('row', { name: new RegExp(applicant.name) });
      await row.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(applicant.name);
    });
    const customer = {
      ...applicant,
      customerId: new URL(page.url()).searchParams.get('customerId') ?? '',
    };
    await test.step('a fund is sold from the profile', async () => {
      await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
      const drawer = investDrawer(page);
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill(sold.fund);
      await drawer.getByRole('button', { name: new RegExp(`^${sold.fund}`) }).click();
      await amountField(drawer).fill(sold.amount);
      await addButton(drawer).click();
      await expect(drawer).toBeHidden();
      await goToCheckout(page, customer);
      await submitChecked(page, customer);
      await confirmAndPay(page, control, customer);
      await settle(page, customer);
      const { holdings } = await control.ledger(customer.customerId);
      expect(holdings).toHaveLength(1);
    });
  });
}
