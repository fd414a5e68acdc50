import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { countPosts } from '../support/page/count-posts.ts';
import { inForm } from '../support/run-form.ts';
import {
  bankAccountAddress,
  bankAccountDrawer,
  chooseStatement,
  enterMaybank,
  statement,
} from '../support/screens/bank-account.ts';
import { addButton } from '../support/screens/invest.ts';
import { type SentForm, sentForms } from '../support/screens/sent-forms.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';
import { shortenServiceTimeout } from '../support/service/service-timeout.ts';
import { failCall, failSend, type SixFault, sixFaults } from '../support/service/six-faults.ts';

interface Trial extends SentForm {
  /** Services with and without `Idempotency-Key`. Without, the portal alone prevents a second item. */
  readonly keys: 'with' | 'without';
  readonly faults: readonly SixFault[];
}

/** The random sequences of mfe-cart prove every fault of every form; in the short form here is one that a browser makes. */
const trials: readonly Trial[] = inForm(
  sentForms.flatMap((form): readonly Trial[] =>
    form.noun === 'switch' ? [{ ...form, keys: 'without', faults: ['unauthorised'] }] : [],
  ),
  sentForms.flatMap((form) =>
    (['with', 'without'] as const).map((keys) => ({ ...form, keys, faults: sixFaults })),
  ),
);

/** What the form says of a failed post. Offline, the cart cannot be read either, before the post or after it. */
const messages: Readonly<Partial<Record<SixFault, RegExp>>> = {
  unauthorised: /Try again in a moment/,
  offline: /so nothing was sent|nothing is added twice/,
};
const notReceived = /does not have it/;

for (const { noun, post, address, drawer: find, fill, rereadFailure, keys, faults } of trials) {
  test(`[ITM-16] [ITM-17] ${keys} Idempotency-Key, the form (${noun}) keeps every answer by ${faults.join(', ')}, and is added once, also when the reply is lost`, async ({
    page,
    context,
    agent,
    seed,
    control,
  }) => {
    const customer = firstCustomer(agent);
    await shortenServiceTimeout(page);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    await seed.session();
    await page.goto(address(customer));
    const drawer = find(page);
    await fill(drawer);
    await addButton(drawer).focus();
    const answers = await answeredControls(drawer);
    const call = { method: 'POST', path: post } as const;
    for (const kind of faults)
      await test.step(kind, async () => {
        const restore = await failSend({ page, context, control }, call, kind);
        // the message of the fault before is still shown; offline, no request is sent
        const leaves = kind === 'offline' ? undefined : nextRequest(page, call);
        await addButton(drawer).click();
        await leaves;
        await expect(drawer.getByText(messages[kind] ?? notReceived)).toBeVisible();
        const tryAgain = page.getByRole('button', { name: 'Try again' });
        // the button says it, too
        const reread = drawer.getByRole('alert').filter({ hasText: rereadFailure ?? '', has: tryAgain });
        const mustReread = kind === 'offline' && rereadFailure !== undefined;
        if (mustReread) await expect(reread).toBeVisible();
        expect(await answeredControls(drawer)).toEqual(answers);
        await restore();
        if (!mustReread) return;
        await reread.locator(tryAgain).click();
        await expect(reread).toBeHidden();
      });
    await control.fault(post, 'commit-then-lose', { method: 'POST', times: 1 });
    const posts = countPosts(page, post);
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/^Added to .*’s cart: /)).toBeVisible();
    expect(posts()).toBe(1);
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

for (const { noun, post, address, drawer: find, fill } of sentForms) {
  test(`[ITM-16] a slow post (${noun}) is sent once, however often the button is pressed`, {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(address(customer));
    const drawer = find(page);
    await control.fault(post, 'slow', { method: 'POST', ms: 1_500 });
    const posts = countPosts(page, post);
    await fill(drawer);
    await addButton(drawer).dblclick();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    expect(posts()).toBe(1);
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

// `documents-faults` has the same for a document of an application
test('[ITM-17] a statement whose upload fails is kept with every answer, and is sent on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  await shortenServiceTimeout(page);
  await seed.session();
  await page.goto(bankAccountAddress(firstCustomer(agent)));
  const drawer = bankAccountDrawer(page);
  await enterMaybank(drawer, '514200001111');
  for (const kind of sixFaults)
    await test.step(kind, async () => {
      const restore = await failCall({ page, control }, { method: 'POST', path: '/helpme/s3getpost' }, kind);
      await chooseStatement(drawer);
      await expect(
        drawer.getByText(
          new RegExp(`It is not known whether ${statement.name} arrived|${statement.name} was refused`),
        ),
      ).toBeVisible();
      const tryAgain = drawer.getByRole('button', { name: 'Try again' });
      // a date is shown as typed until its field is left
      await tryAgain.focus();
      const answers = await answeredControls(drawer);
      expect(answers).toMatchObject({ Bank: 'Maybank', 'Account number': '514200001111' });
      await restore();
      await tryAgain.click();
      await expect(drawer.getByRole('img', { name: `Preview of ${statement.name}` })).toBeVisible();
      expect(await answeredControls(drawer)).toEqual({ ...answers, 'Bank statement': statement.name });
      await drawer.getByRole('button', { name: `Remove ${statement.name}` }).click();
    });
});
