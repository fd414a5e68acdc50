import type { BrowserContext, Page } from 'playwright/test';
import { satPayloadSent } from '../oracle/sat.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { countPosts } from '../support/page/count-posts.ts';
import {
  ageOptionOf,
  answerByKeyboard,
  despiteMismatch,
  questionTitle,
  resultTitle,
  suitabilityAddress,
} from '../support/screens/suitability.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';
import type { Control } from '../support/service/control.ts';
import { shortenServiceTimeoutFromNow } from '../support/service/service-timeout.ts';
import { failSend, type SixFault, sixFaults } from '../support/service/six-faults.ts';

// never assessed: no answer is filled in
test.use({ agentWish: { rank: 0 } });

const put = { method: 'POST', path: '/application/cart/sat' } as const;
const reason = 'Has a long horizon.';

/** What the page says of a failed post. Offline, the cart cannot be read back either. */
const messages: Readonly<Partial<Record<SixFault, RegExp>>> = {
  unauthorised: /Try again in a moment/,
  offline: /nothing is added twice/,
};
const notReceived = /the cart was read and does not have it/;

/** The assessments of the customer in the cart, with their answers. */
const assessmentsOf = async (control: Control, { customerId }: Customer) =>
  (await control.ledger(customerId)).cartItems
    .filter(({ type, state }) => type === 'sat' && state === 'cart')
    .map(({ payload }) => Object(payload));

interface Sending {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly control: Control;
  /** Name of the button that sends. */
  readonly button: 'Add to cart' | 'Save in the cart';
  readonly faults: readonly SixFault[];
}

/** Sends by each fault and then loses the reply, and expects that no answer is lost and that the last post is the only one. */
async function sendByFaults({ page, context, control, button, faults }: Sending): Promise<void> {
  const send = page.getByRole('button', { name: button });
  const form = page.locator('form');
  const answers = await answeredControls(form);
  for (const kind of faults)
    await test.step(`${button}: ${kind}`, async () => {
      if (kind === 'hang') await shortenServiceTimeoutFromNow(page);
      const restore = await failSend({ page, context, control }, put, kind);
      // the message of the fault before is still shown; offline, no request is sent
      const leaves = kind === 'offline' ? undefined : nextRequest(page, put);
      await send.click();
      await leaves;
      await expect(page.getByText(messages[kind] ?? notReceived)).toBeVisible();
      await restore();
      expect(await answeredControls(form)).toEqual(answers);
    });
  await control.fault(put.path, 'commit-then-lose', { method: 'POST', times: 1 });
  const posts = countPosts(page, put.path);
  await send.click();
  await expect(page).toHaveURL(/\/cart\?/);
  expect(posts()).toBe(1);
}

async function declareMismatch(page: Page): Promise<void> {
  await despiteMismatch(page).check();
  await page.getByRole('textbox', { name: 'The customer’s reason' }).fill(reason);
}

/** How an assessment comes to its result before it is sent. */
interface Way {
  readonly what: 'new' | 'changed';
  readonly button: 'Add to cart' | 'Save in the cart';
  readonly keys: 'with' | 'without';
  readonly faults: readonly SixFault[];
}

const buttons = { new: 'Add to cart', changed: 'Save in the cart' } as const;

const ways: readonly Way[] = (['new', 'changed'] as const).flatMap((what) =>
  (['with', 'without'] as const).map((keys) => ({ what, button: buttons[what], keys, faults: sixFaults })),
);

for (const { what, button, keys, faults } of ways)
  test(`[SAT-03] [ITM-16] ${keys} Idempotency-Key, a ${what} assessment keeps every answer by ${faults.join(', ')}, and is in the cart once`, {
    tag: '@long',
  }, async ({ page, context, agent, seed, control }) => {
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const customer = firstCustomer(agent);
    await seed.session();
    if (what === 'changed') await seed.assessment(customer);
    await page.goto(suitabilityAddress(customer));
    if (what === 'new') {
      await page.getByRole('button', { name: 'Next' }).press('Enter');
      await answerByKeyboard(page);
    }
    await expect(questionTitle(page)).toHaveText(resultTitle);
    await declareMismatch(page);
    await sendByFaults({ page, context, control, button, faults });
    const expected = { ...satPayloadSent({ ageOption: ageOptionOf(customer) }), satDeclarationId: 2, reason };
    expect(await assessmentsOf(control, customer)).toMatchObject([expected]);
  });
