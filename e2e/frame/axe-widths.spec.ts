import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessibleAtThisWidth } from '../support/page/accessibility.ts';
import { allScreens, openEach } from '../support/screens/all-screens.ts';
import { seedForms } from '../support/screens/forms.ts';
import { firstCustomer } from '../support/service/agent.ts';

// In the long form alone: each run inspects every screen at two widths where it is tested.

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)
  test(`axe finds nothing on any screen at ${width}`, async ({ page, agent, seed }) => {
    test.setTimeout(600_000);
    const application = await seedForms(seed, firstCustomer(agent));
    await seed.session();
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    for await (const screen of openEach(page, allScreens(page, agent, application)))
      await expectAccessibleAtThisWidth(page).catch((error: unknown) =>
        found.push(`${screen}: ${error instanceof Error ? error.message : String(error)}`),
      );
    expect(found).toEqual([]);
  });
