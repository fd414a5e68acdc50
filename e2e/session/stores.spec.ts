import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import {
  breakStores,
  clearStores,
  failures,
  type Store,
  type StoreFailure,
  stores,
} from '../support/page/broken-stores.ts';
import { homeHeading } from '../support/page/frame.ts';
import { navigate } from '../support/page/navigate.ts';
import { inForm } from '../support/run-form.ts';
import { addButton, amountField, investDrawer } from '../support/screens/invest.ts';
import { giveDeclaration, mailOf, submitButton } from '../support/screens/selling.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';

/** What a sale does at a place: it works, or it works and the page says what is less. */
type Result = 'works' | 'works, says what is less';

const notice = (page: Page) => page.getByText(/^This browser (does not let|has no room)/);
const unkept = (page: Page) => page.getByText('Your browser does not keep this investment.');
const cookiesBlocked = (page: Page) => page.getByText('This browser blocks cookies');

/** Text that an exception leaves on a screen. */
const exceptionText = /\b\w*Error: |is not allowed in this test|is not a function|Cannot read properties/;

/** Stores whose loss costs the agent something that the notice after sign-in names. */
const isNoticed = (broken: readonly Store[], how: StoreFailure) =>
  broken.some(
    (store) =>
      store === 'localStorage' ||
      store === 'sessionStorage' ||
      (how !== 'full' && (store === 'BroadcastChannel' || store === 'Web Locks')),
  ) && how !== 'cleared';

/** Signs in, looks at home, fills a form and sends a checkout, without a reload. Returns what each place does. */
async function sell(page: Page, agent: Agent, broken: readonly Store[], how: StoreFailure) {
  const results: Record<string, Result> = {};
  const customer = firstCustomer(agent);
  const note = async (place: string, isLess: boolean) => {
    await expect(page.locator('body')).not.toContainText(exceptionText);
    results[place] = isLess ? 'works, says what is less' : 'works';
    if (how === 'cleared') await clearStores(page, broken);
  };

  await page.goto('/');
  const isCookieNamed = broken.includes('cookies') && (how === 'missing' || how === 'blocked');
  await expect(cookiesBlocked(page)).toBeVisible({ visible: isCookieNamed });
  const popup = await openSignIn(page);
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL('/dashboard');
  await note('sign-in', isCookieNamed);

  await expect(homeHeading(page)).toBeVisible();
  if (isNoticed(broken, how)) {
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(notice(page)).toBeHidden();
  await note('home', isNoticed(broken, how));

  await navigate(page, investAddress(customer, 'CS', 'CBSUK'));
  const drawer = investDrawer(page);
  await amountField(drawer).fill('2,500');
  const isFormWarned = broken.includes('IndexedDB') && how !== 'cleared';
  await expect(unkept(page)).toBeVisible({ visible: isFormWarned });
  await note('form', isFormWarned);
  await amountField(drawer).fill('2,600');
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();

  await navigate(page, `/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await giveDeclaration(page);
  if (how === 'cleared') await clearStores(page, broken);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
  await note('checkout', broken.includes('IndexedDB') && how !== 'cleared');
  return results;
}

const cell = (store: Store, how: StoreFailure) => [[store], how] as const;
/** A page without channels cannot sign in: the window's answer comes by one (docs/session.md). */
const optionalStores = stores.filter((store) => store !== 'BroadcastChannel');
const cells = inForm<readonly (readonly [readonly Store[], StoreFailure])[]>(
  [[optionalStores, 'blocked']],
  [
    ...failures.map((how) => [optionalStores, how] as const),
    ...optionalStores.flatMap((store) => failures.map((how) => cell(store, how))),
  ],
);

for (const [broken, how] of cells) {
  const name = broken.length === 1 ? broken.join() : 'each store';
  test(`a sale goes on from sign-in to the sent checkout when ${name} is ${how}`, async ({
    page,
    context,
    agent,
  }) => {
    await breakStores(context, broken, how);
    const results = await sell(page, agent, broken, how);
    console.log(
      `${name} ${how}: ${Object.entries(results)
        .map(([place, result]) => `${place} ${result}`)
        .join(' | ')}`,
    );
  });
}
