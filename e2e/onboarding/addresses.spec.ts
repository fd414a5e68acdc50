import { expect, test } from '../support/fixtures/test.ts';
import { answerStep, continueOn, startOnboarding } from '../support/screens/answer-onboarding.ts';
import { searchCountry, type } from '../support/screens/labelled-controls.ts';
import { continueTo, expectStep, openStep } from '../support/screens/onboarding.ts';
import { simple } from './changed-answers.ts';

test('[ONB-01] [ONB-03] [ITM-08] an address is asked as its country writes it, saved, and shown so on Review', {
  tag: '@long',
}, async ({ page, seed, inspectVariant }) => {
  test.setTimeout(180_000);
  await seed.session();
  await startOnboarding(page);
  await answerStep(page, simple);
  await continueOn(page);
  await openStep(page, 'Contact');
  await answerStep(page, simple);
  const home = page.getByRole('group', { name: 'Home' });
  const field = (name: string) => home.getByRole('textbox', { name, exact: true });

  await test.step('a postcode fills what is free, and no typed city', async () => {
    await field('Postcode').fill('47301');
    await expect(field('City')).toHaveValue('Petaling Jaya');
    await field('City').fill('Kelana Jaya');
    await field('Postcode').fill('10450');
    await expect(field('City')).toHaveValue('Kelana Jaya');
    await expect(home.getByRole('combobox', { name: 'State' })).toHaveValue('07');
  });

  for (const [code, names] of [
    ['AE', ['Emirate']],
    ['HK', ['District', 'Area']],
    ['JP', ['Prefecture', 'Postcode']],
    ['GB', ['Town/City', 'Postcode']],
    ['US', ['City', 'State', 'ZIP code']],
    ['IE', ['City', 'County', 'Eircode']],
    ['VN', ['City', 'Province', 'Postcode']],
    ['MY', ['Postcode', 'City']],
  ] as const) {
    await searchCountry(home, 'Country', code);
    for (const name of names) await expect(field(name)).toBeVisible();
    await expect(field('Address, line 1')).not.toHaveValue('');
    await inspectVariant(`onboarding-address-${code.toLowerCase()}`);
  }

  await searchCountry(home, 'Country', 'AE');
  await page.getByRole('button', { name: 'Continue to Work and means' }).click();
  await expect(home.getByText('Enter the emirate.')).toBeVisible();
  await inspectVariant('onboarding-address-missing');
  await type(home, 'Address, line 1', 'Villa 7, Al Wasl Road');
  await type(home, 'Emirate', 'Dubai');
  const [saved] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/cart/onboarding')),
    continueTo(page, 'Work and means'),
  ]);
  expect(saved.postDataJSON().payload.contact.residential).toMatchObject({
    address1: 'Villa 7, Al Wasl Road',
    postcode: null,
    city: null,
    state: 'Dubai',
    country: 'AE',
  });
  await openStep(page, 'Review');
  await expectStep(page, 'Review');
  await expect(page.getByText('Villa 7, Al Wasl Road, Dubai, United Arab Emirates').first()).toBeVisible();
  await inspectVariant('onboarding-address-review');
});
