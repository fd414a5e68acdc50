import { expect, test } from '../support/fixtures/test.ts';
import { watchLayoutShifts } from '../support/page/layout-shift.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { inForm, isLongRun } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

const callDelay = 1_000;
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** `cost/sizes.spec.ts` has a page of each remote at 1440. */
const narrow = sizes.filter(({ width }) => width === 390);

for (const { width, height } of inForm(narrow, sizes))
  test(`nothing moves on home and on an application at ${width} when calls are quick`, async ({
    page,
    agent,
    seed,
  }) => {
    const applicationId = await seed.payableApplication(firstCustomer(agent), 'CBBND', '1000.00');
    await page.setViewportSize({ width, height });
    await seed.session();
    const shifts = await watchLayoutShifts(page);
    for (const path of ['/dashboard', `/application/detail/${applicationId}`]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await waitUntilLoaded(page);
      await untilFetched(page);
      const { sum, moved } = await shifts();
      expect.soft(sum, `${path} at ${width}: ${moved.join(', ')}`).toBeLessThan(0.001);
    }
  });

test.describe('with every call delayed by a second', () => {
  test.use({ agentWish: { customers: 1, filledCart: true } });

  for (const { width, height } of inForm(narrow, sizes))
    test(`nothing moves on any page at ${width}`, async ({ page, agent, seed }) => {
      test.slow();
      const { customerId } = firstCustomer(agent);
      const applicationId = await seed.payableApplication(firstCustomer(agent), 'CBBND', '1000.00');
      await page.setViewportSize({ width, height });
      await seed.session();
      await page.route(`${origins.api.url}/**`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, callDelay));
        await route.continue();
      });
      const shifts = await watchLayoutShifts(page);
      const of = `customerId=${customerId}`;
      const detail = `/application/detail/${applicationId}`;
      for (const path of [
        '/dashboard',
        detail,
        ...inForm(
          [],
          [
            '/client',
            `/client-profile?${of}`,
            `/cart?${of}`,
            '/application',
            '/client?keyword=a',
            `/client-profile?${of}&tab=activity`,
            `/client-profile?${of}&tab=profile`,
            `/checkout?${of}`,
            `/payment?applicationId=${applicationId}`,
            '/profile',
          ],
        ),
      ]) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await waitUntilLoaded(page);
        await untilFetched(page);
        const { sum, moved } = await shifts();
        // on the other pages letters move by a pixel when the font arrives
        const limit = path === '/dashboard' || path === detail ? 0.001 : 0.01;
        expect.soft(sum, `${path} at ${width}: ${moved.join(', ')}`).toBeLessThan(limit);
        if (isLongRun) console.log(`shift of ${path} at ${width}: ${sum}`);
      }
    });
});
