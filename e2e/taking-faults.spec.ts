import type { Locator } from 'playwright/test';
import { expect, test } from './support/fixtures/test.ts';
import { countPosts } from './support/page/count-posts.ts';
import { inForm } from './support/run-form.ts';
import { addButton, amountField } from './support/screens/invest.ts';
import { redeemAddress, redeemDrawer } from './support/screens/redeem.ts';
import { switchAddress, switchDrawer } from './support/screens/switch.ts';
import { type Customer, firstCustomer } from './support/service/agent.ts';

const unitsField = (drawer: Locator) => drawer.getByRole('textbox', { name: 'Units' });

/** The two forms that take units out of a holding. `fill` completes the form, `expectKept` finds all that was typed. */
const forms = {
  redemption: {
    post: '/application/cart/transaction/redemption',
    address: (customer: Customer) => redeemAddress(customer, 'CS', 'CBSUK'),
    drawer: redeemDrawer,
    async fill(drawer: Locator) {
      await drawer.getByRole('radio', { name: 'Units', exact: true }).check();
      await unitsField(drawer).fill('250.50');
    },
    async expectKept(drawer: Locator) {
      await expect(drawer.getByRole('radio', { name: 'Units', exact: true })).toBeChecked();
      await expect(unitsField(drawer)).toHaveValue('250.50');
    },
  },
  switch: {
    post: '/application/cart/transaction/switching',
    address: (customer: Customer) => switchAddress(customer, 'EPF', 'CBBAL'),
    drawer: switchDrawer,
    async fill(drawer: Locator) {
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('malaysia growth');
      await drawer.getByRole('button', { name: /Cempaka Biru Malaysia Growth/ }).click();
      await amountField(drawer).fill('1050');
    },
    async expectKept(drawer: Locator) {
      await expect(drawer.getByText('Cempaka Biru Malaysia Growth').first()).toBeVisible();
      await expect(amountField(drawer)).toHaveValue('1,050.00');
    },
  },
} as const;
type FormName = keyof typeof forms;

/** Faults of the post. `message` is on screen, `complaint` in the console. */
const faults = [
  { kind: 'reset', message: 'does not hold it', complaint: /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ },
  { kind: 'unauthorised', message: 'Try again in a moment', complaint: /401/ },
  { kind: 'html-500', message: 'does not hold it', complaint: /500/ },
  { kind: 'wrong-shape', message: 'does not hold it', complaint: undefined },
] as const;

/** The random sequences of mfe-cart prove every fault of both forms; here are two that a browser makes. */
const names: readonly FormName[] = ['redemption', 'switch'];
const all = names.flatMap((name) => faults.map((fault) => ({ name, ...fault })));
const refused = inForm(
  all.filter(({ name, kind }) => name === 'redemption' && kind === 'unauthorised'),
  all,
);

for (const { name, kind, message, complaint } of refused) {
  test(`[ITM-16] keeps the form of a ${name} after a post that fails by ${kind}, and sends it again`, async ({
    page,
    agent,
    seed,
    control,
    guard,
  }) => {
    const { post, address, drawer: find, fill, expectKept } = forms[name];
    const customer = firstCustomer(agent);
    await seed.session();
    if (complaint) guard.expect(complaint);
    await page.goto(address(customer));
    const drawer = find(page);
    await control.fault(post, kind, { method: 'POST', times: 1 });
    await fill(drawer);
    await addButton(drawer).click();
    await expect(drawer.getByText(`The ${name} was not added to the cart`)).toBeVisible();
    await expect(drawer.getByText(message, { exact: false })).toBeVisible();
    await expectKept(drawer);
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

/** Forms, with and without `Idempotency-Key`. Without, the portal alone prevents a second item. */
const lost = inForm<readonly { name: FormName; keys: 'with' | 'without' }[]>(
  [{ name: 'switch', keys: 'without' }],
  names.flatMap((name) => (['without', 'with'] as const).map((keys) => ({ name, keys }))),
);

for (const { name, keys } of lost) {
  test(`[ITM-16] ${keys} Idempotency-Key, finds the added ${name} and does not send it again when the reply was lost`, async ({
    page,
    agent,
    seed,
    control,
    guard,
  }) => {
    const { post, address, drawer: find, fill } = forms[name];
    const customer = firstCustomer(agent);
    await seed.session();
    guard.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    await page.goto(address(customer));
    const drawer = find(page);
    await control.fault(post, 'commit-then-lose', { method: 'POST', times: 1 });
    const posts = countPosts(page, post);
    await fill(drawer);
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/^Added to .*’s cart: /)).toBeVisible();
    expect(posts()).toBe(1);
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

for (const name of inForm<readonly FormName[]>([], names)) {
  test(`[ITM-16] a slow post of a ${name} is sent once, however often the button is pressed`, async ({
    page,
    agent,
    seed,
    control,
  }) => {
    const { post, address, drawer: find, fill } = forms[name];
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
