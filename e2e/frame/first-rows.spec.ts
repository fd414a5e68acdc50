import { today } from '@portal/shared/dates';
import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** Where the first row may begin on the screen of an office laptop (1440 × 900), in px. */
const lowest = 420;

const topOf = async (row: Locator): Promise<number> => (await row.boundingBox())?.y ?? Number.NaN;

test('[CLI-01] [CLI-06] [CRT-01] lists come first: Customers, Activity and the cart show a row in the upper half of the screen', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  // not every customer has bought in the last 90 days
  await page.route(/\/transaction\/completed\?/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [
        {
          date: today(),
          reference: 'T1',
          type: 'SA',
          scheme: 'CBSUK',
          schemeName: 'Cempaka Biru Sukuk',
          currency: 'MYR',
          gross: 1_000,
          charge: 10,
          nav: 1.1042,
          units: 896.58,
          status: 'Completed',
        },
      ],
    }),
  );
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  for (const [path, row] of [
    [
      '/client',
      page
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .first(),
    ],
    [
      `/client-profile?customerId=${customerId}&tab=activity`,
      page.getByRole('row', { name: /^\d+ \w+ 20\d\d/ }).first(),
    ],
    [`/cart?customerId=${customerId}`, page.getByText('Invest in Cempaka Biru Sukuk')],
  ] as const) {
    await page.goto(path);
    await expect(row).toBeVisible();
    expect(await topOf(row), path).toBeLessThan(lowest);
  }
});
