import { applicationAddress } from '@portal/shared/page-address';
import type { Page } from 'playwright/test';
import { updateAnswers, updatePayload } from '../oracle/client-information.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { widths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import { uploadMissing } from '../support/screens/mixed-cart.ts';
import { mailOf } from '../support/screens/selling.ts';
import { profileAddress, updateAddress, updateDrawer } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer, firstTwoCustomers } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

const post = '/application/cart/clientinfoupdate';
const posted = /application\/cart\/clientinfoupdate$/;
const addButton = (page: Page) => updateDrawer(page).getByRole('button', { name: 'Add to cart' });

/** Who works, so that all controls of the walk are there. Other people of the seed may not. */
const employed = {
  name: 'Nur Syazwani binti Hassan',
  record: {
    sI: false,
    nationality: 'MY',
    noOfDependents: 1,
    occupation: 'Employed',
    employerName: 'Farmasi Seri Damai Sdn Bhd',
    employerAdd: '7, Jalan SS 2/44, 47301 Petaling Jaya',
    natureofBusiness: 'Health',
    personalAsset: '500000',
    sourceOfIncome: 'Salary',
    usResidentStatus: 'Not a US person',
  },
};
test.use({ agentWish: { people: [employed] } });

/** Answers the form by keyboard alone, as `updatePayload` of the oracle has it. */
async function answerByKeyboard(page: Page): Promise<void> {
  const drawer = updateDrawer(page);
  const type = async (name: string, text: string) => {
    await tabTo(page, drawer.getByRole('textbox', { name, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  };
  /** Types what tells an option from the others. */
  const choose = async (name: string, option: string) => {
    await tabTo(page, drawer.getByRole('combobox', { name, exact: true }));
    await page.keyboard.type(option);
  };
  await type('E-mail', 'changed@mail.example');
  await type('Mobile', '011-2345 6789');
  await choose('Nationality', 'Singa');
  await type('Dependants', '7');
  await choose('Nature of business', 'Oth');
  await type('Other nature of business', 'Beekeeping');
  const sources = drawer.getByRole('group', { name: 'Source of income' });
  for (const box of await sources.getByRole('checkbox').all()) {
    const isWanted = await box.evaluate((input: HTMLInputElement) =>
      /Inheritance|Others/.test(input.labels?.[0]?.textContent ?? ''),
    );
    if ((await box.isChecked()) === isWanted) continue;
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await type('Other source of income', 'Royalties');
  const sophisticated = drawer.getByRole('group', { name: 'Sophisticated investor' });
  await tabTo(page, sophisticated.getByRole('radio', { name: 'No' }));
  await page.keyboard.press('ArrowUp');
  await choose('Qualifies by', 'Capital');
  await type('EPF number', '7654321');
  await choose('US status', 'US r');
}

/** Lets days pass for a customer's orders, on the sandbox's page. */
async function letDaysPass(page: Page, { customerId }: Customer): Promise<void> {
  await page.goto(`${origins.outbox.url}/clock?${new URLSearchParams({ customerId })}`);
  await page.getByLabel('Business days').fill('3');
  await page.getByRole('button', { name: 'Let days pass' }).click();
  await expect(page.getByRole('status')).toHaveText('1 order was processed.');
}

test('[CLI-02] [CLI-07] [ITM-09] [ITM-10] by keyboard alone the record is updated: sent as the oracle has it, edited in the cart, and on the profile once it is carried out', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const info = page.waitForResponse(/cif\/prr\/customer\/info/);
  await page.goto(profileAddress(customer, { tab: 'profile' }));
  const record = await (await info).json();
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Update information' }));
  await page.keyboard.press('Enter');
  const drawer = updateDrawer(page);
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(record.email);
  await answerByKeyboard(page);
  await expect(drawer.getByRole('row', { name: /^EPF number/ })).toContainText('76•••21');
  await inspect('update-information');

  expect(await answeredControls(drawer)).toMatchObject(updateAnswers);
  const request = page.waitForRequest(posted);
  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  const { payload, id, ...rest } = (await request).postDataJSON();
  expect(payload).toEqual(updatePayload(record));
  expect(id).toMatch(/.+/);
  const { customerId } = customer;
  const { userId } = agent;
  expect(rest).toEqual({ channel: 'Digital Form', userId, customerId, customerName: customer.name });
  await expect(drawer).toBeHidden();

  await page.goto(`/cart?customerId=${customerId}`);
  await page.getByRole('button', { name: 'Edit update: Update information' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit update' });
  await expect(edited.getByRole('textbox', { name: 'Other nature of business' })).toHaveValue('Beekeeping');
  await edited.getByRole('textbox', { name: 'Dependants' }).fill('8');
  const again = page.waitForRequest(posted);
  await edited.getByRole('button', { name: 'Save changes' }).click();
  expect((await again).postDataJSON().payload).toEqual({ ...updatePayload(record), noOfDependents: 8 });
  await expect(edited).toBeHidden();

  const { applicationId, formNo } = await seed.checkoutCart(customer);
  await control.answerMail(mailOf(customer), 'confirm');
  await page.goto(applicationAddress(applicationId, formNo));
  await expect(page.getByText('US status: Not a US person → US resident')).toBeVisible();
  await uploadMissing(page);
  await expect(page.getByText('All received')).toBeVisible();
  await letDaysPass(page, customer);
  await page.goto(profileAddress(customer, { tab: 'profile' }));
  const work = page.getByRole('region', { name: 'Work and means' });
  await expect(work).toContainText('Others: Beekeeping');
  await expect(page.getByRole('region', { name: 'Personal' })).toContainText('Dependants8');
  await expect(page.getByText('changed@mail.example')).toBeVisible();
  await page.getByRole('tab', { name: 'Vulnerable investor' }).click();
  await expect(page.getByText('Could you meet living costs if this money were lost?')).toBeVisible();
  await inspect('client-vulnerable');
});

test('on a phone a press on a section brings it below the list of sections, which stays in sight and marks it', async ({
  page,
  agent,
  seed,
}) => {
  await page.setViewportSize(widths.phone);
  await seed.session();
  await page.goto(updateAddress(firstCustomer(agent)));
  const drawer = updateDrawer(page);
  const sections = drawer.getByRole('navigation', { name: 'Sections' });
  const current = sections.locator('[aria-current=true]');
  await expect(current).toHaveText('Contact');
  await sections.getByRole('button', { name: 'Occupation' }).click();
  const heading = drawer.getByRole('heading', { name: 'Occupation' });
  await expect(heading).toBeFocused();
  await expect(current).toHaveText('Occupation');
  await expect(sections).toBeInViewport();
  // it is scrolled there in steps
  await expect(async () => {
    const [list, below] = await Promise.all([sections.boundingBox(), heading.boundingBox()]);
    if (!list || !below) throw new Error('The list or the heading is not on the page');
    const gap = below.y - (list.y + list.height);
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(gap).toBeLessThan(80);
  }).toPass({ timeout: 10_000 });
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, -5_000);
  await expect(current).toHaveText('Contact');
});

const faults = inForm(
  ['html-500', 'commit-then-lose'] as const,
  ['html-500', 'unauthorised', 'wrong-shape', 'reset', 'slow', 'commit-then-lose'] as const,
);

test('[CLI-07] [ITM-16] [CRT-04] two tabs update two customers: no fault loses what was changed, and each cart has its own update once', {
  tag: '@long',
}, async ({ page, context, agent, seed, control, guard }) => {
  guard.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|401|500/);
  const [first, second] = firstTwoCustomers(agent);
  await seed.session();
  const other = await context.newPage();
  await seed.session(other);
  await page.goto(updateAddress(first));
  await other.goto(updateAddress(second));
  const email = (of: Page) => updateDrawer(of).getByRole('textbox', { name: 'E-mail', exact: true });
  const after = (kind: string) => `after.${kind}@mail.example`;
  const ofSecond = 'second@mail.example';
  await email(page).fill('first@mail.example');
  await email(other).fill(ofSecond);

  await page.bringToFront();
  for (const kind of faults) {
    await email(page).fill(after(kind));
    await control.fault(post, kind, { method: 'POST', times: 1, ms: 1_500 });
    await addButton(page).click();
    if (kind === 'slow' || kind === 'commit-then-lose') {
      await expect(updateDrawer(page)).toBeHidden();
      await page.goto(updateAddress(first));
      continue;
    }
    await expect(page.getByText('The update was not added to the cart')).toBeVisible();
    await expect(email(page)).toHaveValue(after(kind));
  }
  await other.bringToFront();
  await expect(email(other)).toHaveValue(ofSecond);
  await addButton(other).click();
  await expect(updateDrawer(other)).toBeHidden();

  const updatesOf = async ({ customerId }: Customer) =>
    (await control.ledger(customerId)).cartItems.map(({ payload }) => Object(payload).email).sort();
  const added = faults.filter((kind) => kind === 'slow' || kind === 'commit-then-lose');
  expect(await updatesOf(first)).toEqual(added.map(after).sort());
  expect(await updatesOf(second)).toEqual([ofSecond]);
});
