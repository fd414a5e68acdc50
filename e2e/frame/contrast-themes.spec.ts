import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** A picture of an element without the focus. */
const pictureOf = async (element: Locator): Promise<string> =>
  (await element.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');

/** Expects that two elements, or one element in two states, do not look alike. */
async function expectShownApart(what: string, one: Promise<string>, other: () => Promise<string>) {
  const first = await one;
  expect.soft(await other(), `${what} looks the same in both states`).not.toBe(first);
}

/** Sets an attribute, or removes it: what a state is to the styles. Returns the element's picture. */
async function pictureWith(element: Locator, name: string, value: string | undefined): Promise<string> {
  await element.evaluate(
    (node, [attribute, to]) =>
      to === undefined ? node.removeAttribute(attribute ?? '') : node.setAttribute(attribute ?? '', to),
    [name, value] as const,
  );
  return pictureOf(element);
}

const start = async (page: Page, path: string) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await waitUntilLoaded(page);
};

test('in a contrast theme tabs, segments, check boxes, the cart’s dot, legends and gauges show their states', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.investment(customer, 'CBSUK', '3000.00');
  // another currency, so that the allocation has a choice
  await seed.investment(customer, 'CBGTU', '3000.00');
  await seed.session();
  const of = `customerId=${customer.customerId}`;
  await start(page, `/client-profile?${of}`);
  const tab = page.getByRole('tab').nth(1);
  await expectShownApart('a tab', pictureWith(tab, 'aria-selected', 'false'), () =>
    pictureWith(tab, 'aria-selected', 'true'),
  );
  const privacy = page.getByRole('button', { name: /^Privacy view/ });
  await expectShownApart('the privacy view', pictureWith(privacy, 'aria-pressed', 'false'), () =>
    pictureWith(privacy, 'aria-pressed', 'true'),
  );
  // a legend's colors, a gauge's segments and the cart's dot are not the surface's
  for (const shape of ['table i', '[role=img] > i', '[data-testid=cart-dot]'])
    for (const each of await page.locator(shape).all())
      if (await each.isVisible())
        expect
          .soft(
            await each.evaluate((node) => getComputedStyle(node).forcedColorAdjust),
            `${shape} keeps its color`,
          )
          .toBe('none');
  const cart = page.getByRole('button', { name: 'Cart, has items' });
  await expectShownApart('the cart', pictureOf(cart), async () => {
    await page.getByTestId('cart-dot').evaluate((dot) => dot.remove());
    return pictureOf(cart);
  });

  await start(page, `/cart?${of}`);
  const segment = page.getByRole('group', { name: 'Currency of the allocation' }).getByRole('button').nth(1);
  await expectShownApart('a segment', pictureWith(segment, 'aria-pressed', 'false'), () =>
    pictureWith(segment, 'aria-pressed', 'true'),
  );
  const check = page.getByRole('checkbox').first();
  const frame = check.locator('..');
  await expectShownApart('a check box', pictureOf(frame), async () => {
    await check.click();
    await page.mouse.move(0, 0);
    return pictureOf(frame);
  });
});

test('in a contrast theme the finder’s row, the dialog’s edge, switches, sliders and choices show their states', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await start(page, `/client-profile?customerId=${customer.customerId}`);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a customer' });
  const row = dialog.getByRole('option').first();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  // the rows that are found come later than the actions
  await untilFetched(page);
  const label = await row.textContent();
  await expectShownApart('the current row', pictureOf(row), async () => {
    await page.keyboard.press('ArrowDown');
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await expect(row).toHaveText(label ?? '');
    return pictureOf(row);
  });
  const edge = await dialog.evaluate((node) => getComputedStyle(node).outlineStyle);
  expect.soft(edge, 'the dialog has an edge').toBe('solid');
  await page.keyboard.press('Escape');

  await start(page, `/client-profile?customerId=${customer.customerId}&transaction=invest`);
  for (const role of ['switch', 'slider', 'radio', 'checkbox'] as const)
    for (const control of await page.getByRole('dialog').getByRole(role).all())
      expect
        .soft(await control.evaluate((node) => getComputedStyle(node).appearance), `${role} is the browser’s`)
        .toBe('auto');
});
