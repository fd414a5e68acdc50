import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { expect, type Page } from 'playwright/test';
import { answeredControls } from '../page/answered-controls.ts';
import type { Customer } from '../service/agent.ts';
import { origins } from '../service/environment.ts';
import { emailField } from './checkout.ts';
import { pdf } from './documents.ts';
import { mailOf, submitButton } from './selling.ts';

/** Body of a submitted checkout, as far as answers of the screen are in it. */
interface SentBody {
  readonly customerEmail: string;
  readonly payment: readonly { readonly currency: string }[];
  readonly payer?: unknown;
  readonly declaration: {
    readonly documentsReceived: true | null;
    readonly mismatches: readonly { readonly reason: string }[];
    readonly domesticBorrowing: boolean | null;
    readonly vulnerable: { readonly explained: boolean } | null;
    readonly emailConfirmed: boolean;
    readonly statements: readonly unknown[];
  };
}

/** How the answer of each control is found in the body, by the control's name. */
const places: readonly (readonly [label: RegExp, isSent: (body: SentBody, answer: string) => boolean])[] = [
  [/^Customer’s e-mail$/, ({ customerEmail }, answer) => customerEmail === answer],
  [/^Payment method, /, ({ payment }) => payment.length > 0],
  [/^Payer$/, ({ payer }, answer) => (payer === undefined) === (answer === 'The customer')],
  [/borrowed in ringgit/, ({ declaration }, answer) => declaration.domesticBorrowing === (answer === 'Yes')],
  [/received the prospectus/, ({ declaration }) => declaration.documentsReceived === true],
  [/leaving Malaysia permanently/, ({ declaration }) => declaration.statements.length > 1],
  [/^The customer knows that/, ({ declaration }) => declaration.mismatches.length > 0],
  [
    /^Customer’s reason for/,
    ({ declaration }, answer) => declaration.mismatches.some((each) => each.reason === answer),
  ],
  [/in a way that the customer follows/, ({ declaration }) => declaration.vulnerable?.explained === true],
  [/confirmed this address/, ({ declaration }) => declaration.emailConfirmed],
];

/** Returns the answered controls that are not in the body. */
const unsent = (answers: Readonly<Record<string, string>>, body: SentBody): readonly string[] =>
  Object.entries(answers).flatMap(([label, answer]) =>
    places.some(([name, isSent]) => name.test(label) && isSent(body, answer)) ? [] : [`${label}: ${answer}`],
  );

/** Goes from the cart to the checkout by the cart's button, when its verdict is known. */
export async function goToCheckout(page: Page, { customerId }: Customer): Promise<void> {
  await page.goto(pageAddress(cartPath, { customerId }));
  await expect(page.getByText(/^Ready to check out$|(thing is|things are) missing$/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Check out \d/ })
    .first()
    .click();
}

/** Gives every answer that a checkout asks for, submits it, and expects that all of them were sent. */
export async function submitChecked(page: Page, customer: Customer): Promise<void> {
  const main = page.getByRole('main');
  await expect(submitButton(page)).toBeVisible();
  await emailField(page).fill(mailOf(customer));
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  for (const reason of await main.getByRole('textbox', { name: /^Customer’s reason for/ }).all())
    await reason.fill('Has a long horizon for this part.');
  const borrowed = main.getByRole('radio', { name: 'No', exact: true });
  if (await borrowed.isVisible()) await borrowed.check();
  const answers = await answeredControls(main);
  // of funds that do not suit, as answered with their orders
  const keptCount = await main.getByRole('button', { name: /^Change the answer for/ }).count();
  const [sent] = await Promise.all([
    page.waitForRequest((each) => /application\/checkout$/.test(each.url()) && each.method() === 'POST'),
    submitButton(page).click(),
  ]);
  const body: SentBody = sent.postDataJSON();
  expect(unsent(answers, body), 'every answer of the screen is in the body').toEqual([]);
  const ticked = Object.values(answers).filter((answer) => answer === 'ticked');
  expect(
    body.declaration.statements,
    'one statement for each ticked box and each answer that was kept',
  ).toHaveLength(ticked.length + keptCount);
  await expect(page).toHaveURL(/sent=/);
}

/** Uploads what a sent checkout still asks for. */
export async function uploadMissing(page: Page): Promise<void> {
  const documents = page.getByRole('region', { name: 'Required documents' });
  const isAsked = page.getByRole('main').getByText('Pending Documents');
  if (!(await isAsked.first().isVisible())) return;
  await expect(documents).toBeVisible();
  const inputs = documents.locator('input[type=file]');
  // the input of a document goes when the document has arrived
  for (let left = await inputs.count(); left > 0; left -= 1) {
    await inputs.first().setInputFiles(pdf);
    await expect(inputs).toHaveCount(left - 1);
  }
}

/** Name of the link from a sent checkout to a payment. */
export const payLink = /^(Pay |Submit form)/;

/** Pays everything that the checkout on the page owes, one currency of one application after the other. */
export async function payEverything(page: Page): Promise<void> {
  const address = page.url();
  const next = page.getByRole('main').getByRole('link', { name: payLink }).first();
  const pay = page.getByRole('button', { name: /^(Pay |Submit form)/ });
  const rest = page.getByRole('link', { name: payLink });
  const done = page.getByRole('heading', { name: 'Payment received' });
  while (await next.isVisible()) {
    await next.click();
    for (let isDue = true; isDue; ) {
      await expect(pay).toBeEnabled();
      const reference = page.getByRole('textbox', { name: /Transfer reference|form number/ });
      if (await reference.isVisible()) await reference.fill('REF-1');
      await pay.click();
      await expect(done).toBeVisible();
      isDue = await rest.isVisible();
      if (isDue) await rest.click();
    }
    await page.goto(address);
    await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
  }
}

/** Lets business days pass, more than the slowest fund needs, so that no order of the customer waits. */
export async function settle(page: Page, { customerId }: Customer): Promise<void> {
  await page.goto(`${origins.outbox.url}/clock?${new URLSearchParams({ customerId })}`);
  const days = page.getByLabel('Business days');
  await days.fill((await days.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: 'Let days pass' }).click();
  await expect(page.getByRole('region', { name: 'Waiting orders' })).toContainText('No order is waiting.');
}
