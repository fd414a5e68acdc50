import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { inBothModes } from '../support/page/color-mode.ts';
import { findLayoutFaults } from '../support/page/layout-faults.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { writesPictures } from '../support/run-form.ts';
import { emailField } from '../support/screens/checkout.ts';
import { cardPicture, expectStep } from '../support/screens/onboarding.ts';

const card = {
  name: 'NURUL HUDA BINTI ZAMRI',
  idNo: '910725-10-6048',
  address1: 'No. 7, Jalan SS 2/44',
  postcode: '47301',
};

/** Milliseconds between two keys of an agent who types. */
const keyTime = 60;
const steps = [
  'who',
  'identity',
  'personal',
  'contact',
  'work',
  'exposure',
  'tax',
  'investor',
  'suitability',
  'joint',
  'nominees',
  'bank',
  'investment',
  'documents',
  'review',
];

test('[ONB-01] a simple individual is onboarded by keyboard alone: seconds, keys and controls', async ({
  page,
  seed,
}) => {
  test.setTimeout(300_000);
  await seed.session();
  await page.goto('/onboarding');
  const front = await cardPicture(page, card, 'front');
  const back = await cardPicture(page, card, 'back');
  await page.bringToFront();
  const { keyboard } = page;
  const main = page.getByRole('main');
  let keys = 0;
  let controls = 0;
  let isCardRead = false;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key, { delay: keyTime });
  };
  const focusOf = () =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      return active instanceof HTMLInputElement && active.labels?.[0]
        ? active.labels[0].textContent
        : (active?.getAttribute('aria-label') ?? active?.textContent ?? '');
    });
  /** Presses Tab until a control with this label has the focus. */
  const goTo = async (label: RegExp, what: 'control' | 'button' = 'control') => {
    if (what === 'control' && isCardRead) controls += 1;
    for (let presses = 0; presses < 60; presses += 1) {
      if (presses > 0) await press('Tab');
      const control = page.locator(':focus');
      if ((await control.count()) === 0) continue;
      const name = await control.evaluate((element) =>
        'labels' in element && element.labels instanceof NodeList && element.labels[0]
          ? (element.labels[0].textContent ?? '')
          : (element.textContent ?? ''),
      );
      const group = await control.evaluate(
        (element) => element.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
      );
      const isOwn = await control.evaluate((element) =>
        element.matches('input, select, textarea, button, a'),
      );
      if (isOwn && (label.test(name) || (what === 'control' && label.test(group)))) return;
    }
    throw new Error(`Tab does not reach ${label}: the focus is on “${await focusOf()}”`);
  };
  const type = async (text: string) => {
    keys += text.length;
    await keyboard.type(text, { delay: keyTime });
  };
  const tick = async (label: RegExp) => {
    await goTo(label);
    await press('Space');
  };
  /** Moves in a group of radio buttons from its first one. */
  const choose = async (legend: RegExp, downs: number) => {
    await goTo(legend);
    if (downs === 0) await press('Space');
    for (let count = 0; count < downs; count += 1) await press('ArrowDown');
  };
  /** Enter continues, from any field. */
  const continueTo = async (title: string) => {
    await press('Enter');
    await expectStep(page, title);
  };
  const fill = async (label: RegExp, text: string) => {
    await goTo(label);
    await type(text);
  };

  // requested early, because the browser needs some time until it intercepts the dialog
  const pictures = [front, back];
  page.on('filechooser', (chooser) => void chooser.setFiles(pictures.shift() ?? []));
  const begun = Date.now();
  await goTo(/^Start onboarding/, 'button');
  await press('Enter');
  await expectStep(page, 'Who');
  await tick(/^Cash/);
  await continueTo('Identity');
  const files = main.locator('input[type=file]');
  for (const side of [0, 1]) {
    await goTo(side === 0 ? /^Upload: Front/ : /^Upload: Back/, 'button');
    await press('Enter');
    await expect(files.nth(side).locator('..').getByText('Read', { exact: true })).toBeVisible();
  }
  isCardRead = true;
  await goTo(/^Full name/);
  controls = 0;
  await continueTo('Personal');
  await choose(/^Marital status/, 0);
  await fill(/^Race/, 'Mal');
  await fill(/^Dependants/, '0');
  await continueTo('Contact');
  await fill(/^Mobile(?! country)/, '0123319047');
  await fill(/^E-mail/, 'nurul.huda@mail.example');
  await continueTo('Work and means');
  await fill(/^Occupation/, 'Empl');
  await fill(/^Employer(?!’)/, 'Farmasi Seri');
  await fill(/^Employer’s address/, '3 Jalan Gasing');
  await fill(/^Nature of business/, 'Heal');
  await fill(/^Annual income/, '50');
  await fill(/^Personal assets/, 'RM 250,000');
  await tick(/^Growth/);
  await continueTo('Exposure');
  await choose(/exposed|exposure/i, 0);
  await continueTo('Tax');
  await choose(/^US status/, 0);
  await tick(/^None of these/);
  await choose(/^Tax residen/, 0);
  await continueTo('Investor');
  await choose(/sophisticated/, 0);
  await continueTo('Suitability');
  const question = main.getByRole('heading', { level: 2 });
  await expect(question.filter({ hasText: /old/ })).toBeVisible();
  await goTo(/^Next/, 'button');
  await press('Enter');
  for (const key of ['4', '4', '4', '4', '4', '4', '4', '4', '4', '1', '2']) {
    const before = (await question.last().textContent()) ?? '';
    controls += 1;
    await press(key);
    await press('Enter');
    await expect(question.last()).not.toHaveText(before);
  }
  await choose(/illness/, 1);
  await choose(/living costs/, 0);
  await choose(/English/, 0);
  await choose(/online/, 0);
  await press('Enter');
  await choose(/accepts the result|declaration/i, 0);
  await press('Enter');
  await expectStep(page, 'Bank account');
  await goTo(/^Continue to/, 'button');
  await continueTo('First investment');
  await goTo(/^Continue to/, 'button');
  await continueTo('Documents');
  await goTo(/^Continue to/, 'button');
  await continueTo('Review');
  await tick(/true and complete/);
  await tick(/privacy notice/);
  await press('Enter');
  await expect(emailField(page)).toHaveValue('nurul.huda@mail.example');
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `measured: onboarding takes ${seconds} s by keyboard, ${keys} keys, ${controls} controls after the card`,
  );
  expect(seconds).toBeLessThan(180);
  expect(controls).toBeLessThanOrEqual(35);
});

test('[ONB-01] every step can be done at 400% zoom, on a tablet and in a contrast theme, and axe finds nothing', async ({
  page,
  seed,
}) => {
  test.setTimeout(600_000);
  await seed.session();
  const { customerId: id } = await seed.onboarding();
  const picture = async (name: string): Promise<void> => {
    if (writesPictures)
      await page.screenshot({ path: `.reports/screens/onboarding/${name}.png`, fullPage: true });
  };
  for (const step of steps.filter((name) => name !== 'joint' && name !== 'nominees')) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/onboarding?onboarding=${id}&step=${step}`);
    await waitUntilLoaded(page);
    await expectAccessible(page);
    await inBothModes(page, async (mode) => picture(`${step}-1440-${mode}`));
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await inBothModes(page, async (mode) => picture(`${step}-${width}-${mode}`));
    }
    await page.setViewportSize({ width: 320, height: 256 });
    const { sideways, cut } = await findLayoutFaults(page);
    expect.soft(sideways, `${step} scrolls sideways at 400%`).toEqual([]);
    expect.soft(cut, `${step} is cut off at 400%`).toEqual([]);
    await picture(`${step}-320`);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^(Continue|Complete|Next|Assess)/ })
      .first();
    await button.focus();
    await expect(button).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await picture(`${step}-1440-forced`);
    for (const role of ['radio', 'checkbox'] as const)
      for (const control of await page.getByRole('main').getByRole(role).all())
        expect
          .soft(await control.evaluate((node) => getComputedStyle(node).appearance), `${step}: ${role}`)
          .toBe('auto');
    await page.emulateMedia({ forcedColors: 'none' });
  }
});
