import { expect, test } from '../support/fixtures/test.ts';
import { expectCrumbs } from '../support/page/frame.ts';
import { emailField } from '../support/screens/checkout.ts';
import { cardPicture, continueTo, expectStep, skipTo } from '../support/screens/onboarding.ts';

const card = {
  name: 'NURUL HUDA BINTI ZAMRI',
  idNo: '910725-10-6048',
  address1: 'No. 7, Jalan SS 2/44',
  postcode: '47301',
};

/** The keys of questions 2 to 12. */
const answers = ['4', '4', '4', '4', '4', '4', '4', '4', '4', '1', '2'];

test('[RTE-15] [ONB-01] [ONB-02] [ONB-03] a simple individual goes from a card to the checkout of a completed onboarding', async ({
  page,
  seed,
  control,
  inspect,
  inspectVariant,
}) => {
  test.setTimeout(300_000);
  await seed.session();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start onboarding' }).click();
  await expectCrumbs(page, ['Home', 'Onboarding']);
  await expect(page.getByText(/^An onboarding that you leave/)).toBeVisible();
  await inspect('onboarding-start-empty');
  const front = await cardPicture(page, card, 'front');
  const back = await cardPicture(page, card, 'back');
  const begun = Date.now();
  let controls = 0;
  const touch = async (touching: Promise<unknown>) => {
    controls += 1;
    await touching;
  };

  await page.getByRole('button', { name: 'Start onboarding' }).click();
  await expectStep(page, 'Who');
  const id = new URL(page.url()).searchParams.get('onboarding') ?? '';
  expect(id).toMatch(/^ONB-\d{4}-\w{8}$/);
  await touch(page.getByRole('checkbox', { name: 'Cash' }).check());
  await inspect('onboarding-who');
  await continueTo(page, 'Identity');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();

  const files = page.locator('input[type=file]');
  await files.nth(0).setInputFiles(front);
  await files.nth(1).setInputFiles(back);
  await expect(page.getByRole('textbox', { name: /MyKad number/ })).toHaveValue(card.idNo);
  await expect(page.getByLabel('Date of birth')).toHaveValue('25 Jul 1991');
  await expect(page.getByText('Read from the card').first()).toBeVisible();
  await inspect('onboarding-identity');
  controls = 0;
  await continueTo(page, 'Personal');

  await touch(page.getByRole('radio', { name: 'Single' }).check());
  await expect(page.getByRole('combobox', { name: 'Salutation' })).toHaveValue('Cik');
  await touch(page.getByRole('combobox', { name: 'Race' }).selectOption({ label: 'Malay' }));
  await touch(page.getByLabel('Dependants').fill('0'));
  await inspectVariant('onboarding-personal');
  await continueTo(page, 'Contact');

  await expect(page.getByLabel('Postcode')).toHaveValue('47301');
  await expect(page.getByText('Check', { exact: true })).toBeVisible();
  await touch(page.getByLabel('Mobile', { exact: true }).fill('0123319047'));
  await touch(page.getByLabel('E-mail').fill('nurul.huda@mail.example'));
  await inspectVariant('onboarding-contact');
  await continueTo(page, 'Work and means');

  await touch(page.getByRole('combobox', { name: 'Occupation' }).selectOption('Employed'));
  await touch(page.getByLabel('Employer', { exact: true }).fill('Farmasi Seri'));
  await touch(page.getByLabel('Employer’s address').fill('3 Jalan Gasing'));
  await touch(page.getByRole('combobox', { name: 'Nature of business' }).selectOption('Health'));
  await touch(page.getByRole('combobox', { name: 'Annual income' }).selectOption({ index: 4 }));
  await touch(page.getByLabel('Personal assets').fill('RM 250,000'));
  await touch(page.getByRole('checkbox', { name: 'Salary' }).check());
  await touch(page.getByRole('checkbox', { name: 'Growth' }).check());
  await inspectVariant('onboarding-work');
  await continueTo(page, 'Exposure');

  await touch(page.getByRole('radio', { name: /^No/ }).check());
  await inspectVariant('onboarding-exposure');
  await continueTo(page, 'Tax');

  await touch(page.getByRole('radio', { name: 'Not a US person' }).check());
  await touch(page.getByRole('checkbox', { name: 'None of these' }).check());
  await touch(page.getByRole('radio', { name: 'Malaysia only' }).check());
  await inspect('onboarding-tax');
  await continueTo(page, 'Investor');

  await touch(page.getByRole('radio', { name: 'No', exact: true }).check());
  await inspectVariant('onboarding-investor');
  await continueTo(page, 'Suitability');

  const question = page.locator('main').getByRole('heading', { level: 2 });
  await expect(question.filter({ hasText: /old/ })).toBeVisible();
  await inspect('onboarding-suitability');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const key of answers) {
    await touch(page.keyboard.press(key));
    await page.keyboard.press('Enter');
  }
  await expect(question.filter({ hasText: 'Questions about extra care' })).toBeVisible();
  for (const [at, answer] of ['No', 'Yes', 'Yes', 'Yes'].entries())
    await touch(page.getByRole('radio', { name: answer }).nth(at).check());
  await page.getByRole('button', { name: 'Next' }).click();
  await touch(page.getByRole('radio', { name: /accepts the result/ }).check());
  await page.getByRole('button', { name: 'Use this assessment' }).click();
  await expectStep(page, 'Bank account');
  await inspectVariant('onboarding-bank');
  await skipTo(page, 'First investment');
  await inspectVariant('onboarding-investment');
  await skipTo(page, 'Documents');
  await inspect('onboarding-documents');
  await continueTo(page, 'Review');
  await expect(page.getByText('Missing: 2 declarations')).toBeVisible();
  await touch(page.getByRole('checkbox', { name: /true and complete/ }).check());
  await touch(page.getByRole('checkbox', { name: /privacy notice/ }).check());
  await inspect('onboarding-review');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(emailField(page)).toHaveValue('nurul.huda@mail.example');
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`onboarding: ${controls} controls after the card, ${seconds} s with pictures and axe`);
  expect(controls).toBeLessThanOrEqual(36);

  const { cartItems } = await control.ledger(id);
  expect(cartItems).toMatchObject([{ id, state: 'cart' }]);
});

test('[ONB-01] an onboarding that was left is found from home and from the cart, and opens where an answer is missing', async ({
  page,
  seed,
}) => {
  await seed.session();
  const { customerId: id, name } = await seed.onboarding(false);
  await page.goto('/onboarding');
  const row = page.getByRole('list', { name: 'Unfinished onboardings' }).getByRole('listitem');
  await expect(row).toContainText('Still to be answered: suitability');
  await row.getByRole('link', { name: /^Continue/ }).click();
  // the seeded one has no pictures
  await expectStep(page, 'Identity');
  await page.goto(`/cart?customerId=${id}`);
  await page.getByRole('button', { name: `Edit onboarding: Onboarding of ${name}` }).click();
  await expectStep(page, 'Identity');
  await page.goto('/dashboard');
  await expect(page.getByText('Still to be answered: suitability', { exact: true })).toBeVisible();
});

test('[ONB-04] a first investment is added under the onboarding, by the form of the cart', async ({
  page,
  seed,
  control,
}) => {
  await seed.session();
  const { customerId: id } = await seed.onboarding();
  await page.goto(
    `/onboarding?onboarding=${id}&step=investment&transaction=invest&account=${id}-CS&scheme=CBSUK`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('2,000');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('list', { name: 'Investments' })).toContainText('Cempaka Biru Sukuk');
  const { cartItems } = await control.ledger(id);
  expect(cartItems).toHaveLength(2);
});
