import { applicationAddress } from '@portal/shared/page-address';
import type { Locator, Page } from 'playwright/test';
import { recordOfCustomer } from '../oracle/onboarding-payloads.ts';
import type { OfUpdate } from '../oracle/situation-of-a-person.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { openInvestDrawer } from '../support/screens/invest.ts';
import { settle, uploadMissing } from '../support/screens/mixed-cart.ts';
import { mailOf } from '../support/screens/selling.ts';
import { profileAddress, updateAddress, updateDrawer } from '../support/screens/transaction-drawers.ts';
import type { Agent, Customer } from '../support/service/agent.ts';
import { namesIn, rowsOf } from './payload-of.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = readonly [title: string, situation: OfUpdate];

/** A record as the service has it: empty text where nothing is on record. */
const recorded = ({ record }: OfUpdate): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries({ ...recordOfCustomer, ...record })
      .filter(([name]) => !['email', 'tel', 'telCountryCode'].includes(name))
      .map(([name, value]) => [
        name,
        typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? ''),
      ]),
  );

/** Customers with the records of rows, in their order. */
const peopleOf = (rows: readonly Row[]) =>
  rows.map(([, situation], at) => ({
    name: `Lim ${'abcdefghij'[Math.floor(at / 10)]}${'abcdefghij'[at % 10]}`,
    tel: recordOfCustomer.tel,
    record: recorded(situation),
  }));

/** Answers a control of the form by its name at the wire, whatever its kind. */
async function answer(drawer: Locator, name: string, value: unknown, agent: Agent): Promise<void> {
  const controls = drawer.locator(`[name="${name}"]`);
  const kind = await controls
    .first()
    .evaluate((control) => control.tagName + (control.getAttribute('type') ?? ''));
  const text = value === 'agent@agents.example' ? agent.email : String(value ?? '');
  if (kind === 'INPUTradio') {
    const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : text;
    await drawer.locator(`[name="${name}"][value="${chosen}"]`).check();
  } else if (kind.startsWith('SELECT')) await controls.first().selectOption(text);
  else await controls.first().fill(text);
}

/** The names of changes, first those by which others are asked. */
const inOrder = (changes: object): readonly string[] => {
  const first = ['occupation', 'natureofBusiness', 'sI'].filter((name) => name in changes);
  return [...first, ...Object.keys(changes).filter((name) => !first.includes(name))];
};

/** What is on record before the changes, as the page was given it. */
async function openForm(page: Page, customer: Customer) {
  const info = page.waitForResponse(/cif\/prr\/customer\/info/);
  await page.goto(updateAddress(customer));
  const record = await (await info).json();
  const drawer = updateDrawer(page);
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(record.email);
  return { drawer, record };
}

const posted = /application\/cart\/clientinfoupdate$/;

/** Walks a situation up to the cart, or to the reason why not. */
async function walkForm(page: Page, [, situation]: Row, customer: Customer, agent: Agent): Promise<void> {
  const { result, at, says = [], changes, ends, isNotOffered, notAsked, documents = [] } = situation;
  const { drawer, record } = await openForm(page, customer);
  const add = drawer.getByRole('button', { name: 'Add to cart' });
  if (isNotOffered) {
    for (const name of namesIn(notAsked)) await expect(drawer.locator(`[name="${name}"]`)).toHaveCount(0);
    return;
  }
  for (const name of inOrder(changes)) await answer(drawer, name, changes[name], agent);
  if (result === 'refused') {
    await add.click();
    const marked = namesIn(at).map((name) => `[name="${name}"][aria-invalid=true]`);
    await expect(drawer.locator(marked.join(', ')).first()).toBeVisible();
    for (const pattern of says) await expect(drawer).toContainText(new RegExp(pattern, 'i'));
    return;
  }
  for (const name of documents) await expect(drawer).toContainText(name);
  const request = page.waitForRequest(posted);
  await add.click();
  const ended = Object.fromEntries(namesIn(ends).map((name) => [name, null]));
  const after = Object.fromEntries(
    Object.entries({ ...changes, ...ended }).filter(([name, value]) => (record[name] || null) !== value),
  );
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, record[name]]));
  expect((await request).postDataJSON().payload).toEqual({ ...after, before });
  await expect(drawer).toBeHidden();
}

const rows = rowsOf('update');
const withEpf = ([, { accounts }]: Row) => accounts?.includes('EPF') ?? false;
const groups = [
  { what: 'with a cash account', plans: ['CS' as const], rows: rows.filter((row) => !withEpf(row)) },
  { what: 'with an EPF account', plans: ['CS' as const, 'EPF' as const], rows: rows.filter(withEpf) },
];

for (const { what, plans, rows: own } of groups)
  test.describe(() => {
    test.use({ agentWish: { customers: own.length, plans, people: peopleOf(own) } });

    test(`[CLI-07] [ITM-09] an update is taken or refused as the oracle says, its documents are asked: customers ${what}`, {
      tag: '@long',
    }, async ({ page, agent, seed, control }) => {
      test.setTimeout(900_000);
      page.setDefaultTimeout(20_000);
      await seed.session();
      for (const [at, row] of own.entries())
        await test.step(row[0], async () => {
          const customer = agent.customers[at];
          if (!customer) throw new Error('There are fewer customers than situations');
          await walkForm(page, row, customer, agent);
          const { documents = [] } = row[1];
          if (documents.length === 0) return;
          const { applicationId, formNo } = await seed.checkoutCart(customer);
          await control.answerMail(mailOf(customer), 'confirm');
          await page.goto(applicationAddress(applicationId, formNo));
          const asked = page.getByRole('region', { name: 'Required documents', exact: true });
          for (const name of documents) await expect(asked).toContainText(name);
          await expect(asked).toContainText(`${documents.length} of ${documents.length} missing`);
        });
    });
  });

const effects = ['no more purchases', 'purchases again', 'wholesale funds'] as const;
const effectRows = effects.map((effect) => {
  const found = rows.find(([, { onceSettled }]) => onceSettled === effect);
  if (!found) throw new Error(`No situation has the effect ${effect}`);
  return [effect, found] as const;
});

/** Expects what the customer may do of purchases: all, none, or all but wholesale funds. */
async function expectPurchases(
  page: Page,
  customer: Customer,
  may: 'none' | 'retail' | 'wholesale',
): Promise<void> {
  await page.goto(profileAddress(customer));
  const button = page.getByRole('button', { name: 'Invest', exact: true }).first();
  if (may === 'none') return expect(button).toBeDisabled();
  await expect(button).toBeEnabled();
  await openInvestDrawer(page, customer, 'CS', 'CBAPI');
  const refusal = page.getByText('Wholesale funds are for sophisticated investors only.');
  if (may === 'wholesale') await expect(refusal).toHaveCount(0);
  else await expect(refusal.first()).toBeVisible();
}

test.describe(() => {
  test.use({
    agentWish: {
      customers: effectRows.length,
      plans: ['CS'],
      people: peopleOf(effectRows.map(([, row]) => row)),
    },
  });

  test('[CLI-07] [ITM-13] orders change when an update is settled with its document, and not before', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await seed.session();
    const [isUsPerson, isNoUsPerson, isSophisticated] = agent.customers;
    if (!isUsPerson || !isNoUsPerson || !isSophisticated) throw new Error('There are too few customers');
    const walks = [
      [isUsPerson, 'retail', 'none'],
      [isNoUsPerson, 'none', 'retail'],
      [isSophisticated, 'retail', 'wholesale'],
    ] as const;
    for (const [at, [customer, before, after]] of walks.entries()) {
      const row = effectRows[at]?.[1];
      if (!row) continue;
      await test.step(row[0], async () => {
        await walkForm(page, row, customer, agent);
        await expectPurchases(page, customer, before);
        const { applicationId, formNo } = await seed.checkoutCart(customer);
        await control.answerMail(mailOf(customer), 'confirm');
        await expectPurchases(page, customer, before);
        await page.goto(applicationAddress(applicationId, formNo));
        await expect(page.getByText('1 of 1 missing')).toBeVisible();
        await uploadMissing(page);
        await expect(page.getByText('All received')).toBeVisible();
        await settle(page, customer);
        await expectPurchases(page, customer, after);
      });
    }
  });
});
