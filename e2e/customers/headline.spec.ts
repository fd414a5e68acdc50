import { expect, test } from '../support/fixtures/test.ts';
import { blurFigures, blurred, findUnblurredFigures } from '../support/page/unblurred-figures.ts';
import { widths } from '../support/page/widths.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('[CLI-05] the headline’s chart: by keyboard, in forced colours, blurred, on paper and on a phone', {
  tag: '@long',
}, async ({ page, agent, seed, shot }) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  const plot = page.getByRole('slider', { name: /^Net money in, / });
  await expect(plot).toHaveAttribute('aria-valuetext', /^Since /);

  const table = page.getByRole('table', { name: /^Net money in, / });
  const dates = await table.locator('tbody tr td:first-child').allTextContents();
  expect(dates.length).toBeGreaterThan(1);
  await plot.focus();
  for (const date of dates) {
    await page.keyboard.press('ArrowRight');
    await expect(plot).toHaveAttribute('aria-valuetext', new RegExp(`^${date}, `));
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(plot.locator('[data-part=line]')).toHaveCSS('stroke', text);
  await expect(plot.locator('[data-part=area]')).toHaveCSS('opacity', '0');
  await shot('client-headline-forced');
  await page.emulateMedia({ forcedColors: 'none' });

  await blurFigures(page);
  await expect(plot.locator('text[data-private]').first()).toHaveCSS('filter', blurred);
  expect(await findUnblurredFigures(page)).toEqual([]);
  await page.keyboard.press('p');
  await expect(page.locator('html')).not.toHaveAttribute('data-privacy');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(plot).toHaveCount(0);
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Chart', exact: true }).click();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Show to customer' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show earlier' })).toBeHidden();
  await expect(plot.locator('[data-part=line]')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(widths.phone);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than a phone')
    .toBeLessThanOrEqual(widths.phone.width);
  // top bar and breadcrumbs
  const bars = 104;
  await expect
    .poll(async () => {
      const card = await page.getByRole('region', { name: 'Headline' }).boundingBox();
      const chart = await plot.boundingBox();
      return card && chart ? chart.y + chart.height - card.y : undefined;
    }, 'from value to chart, all figures fit one screen under the bars')
    .toBeLessThanOrEqual(widths.phone.height - bars);
});
