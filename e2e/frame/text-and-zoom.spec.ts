import type { Page } from 'playwright/test';
import { signedInPaths } from '../cost/pages.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { findLayoutFaults, setFontSize, spaceText } from '../support/page/layout-faults.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { inForm, writesPictures } from '../support/run-form.ts';
import { draftForms, seedForms } from '../support/screens/forms.ts';
import { firstCustomer } from '../support/service/agent.ts';

interface Case {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The browser's font size. Default: 16. */
  readonly fontSize?: number;
  readonly hasTextSpacing?: boolean;
}

const laptop = { width: 1280, height: 800 };
const small = { width: 640, height: 512 };
const cases: readonly Case[] = [
  { name: 'zoom of 400%', width: 320, height: 256 },
  { name: 'zoom of 400%, upright', width: 320, height: 640 },
  { name: 'text of 32 px', ...laptop, fontSize: 32 },
  { name: 'text of 32 px', ...small, fontSize: 32 },
  { name: 'text of 24 px', ...laptop, fontSize: 24 },
  { name: 'text of 24 px', ...small, fontSize: 24 },
  { name: 'text of 12 px', ...laptop, fontSize: 12 },
  { name: 'text of 12 px', ...small, fontSize: 12 },
  { name: 'text spacing', ...laptop, hasTextSpacing: true },
  { name: 'text spacing', width: 320, height: 640, hasTextSpacing: true },
];

/** Opens each screen that a run looks at. */
async function* openScreens(page: Page, screens: readonly Screen[]) {
  for (const { name, open } of screens) {
    await open();
    await page.locator('h1, [role=dialog]').first().waitFor();
    await waitUntilLoaded(page);
    yield name;
  }
}

interface Screen {
  readonly name: string;
  readonly open: () => Promise<unknown>;
}

for (const { name, width, height, fontSize = 16, hasTextSpacing = false } of inForm(cases.slice(0, 1), cases))
  test(`nothing is cut, scrolls sideways or fills a low window: ${name} at ${width} × ${height}`, async ({
    page,
    agent,
    seed,
  }) => {
    test.setTimeout(600_000);
    const customer = firstCustomer(agent);
    const application = await seedForms(seed, customer);
    await seed.session();
    await page.setViewportSize({ width, height });
    if (hasTextSpacing) await spaceText(page);
    const paths = inForm(
      [
        '/dashboard',
        `/client-profile?customerId=${customer.customerId}`,
        `/cart?customerId=${customer.customerId}`,
      ],
      [
        ...signedInPaths(customer.customerId).filter((path) => !path.endsWith('/AP1')),
        `/application/detail/${application}`,
        '/client?keyword=a',
        '/maintenance',
      ],
    );
    const forms = draftForms(page, agent, application);
    const screens: readonly Screen[] = [
      ...paths.map((path) => ({ name: path, open: () => page.goto(path) })),
      ...inForm(
        forms.filter(({ what }) => what === 'redemption' || what === 'checkout'),
        forms,
      ).map(({ what, open }, index) => ({ name: `${index} ${what}`, open })),
    ];
    await page.goto('/dashboard');
    await setFontSize(page, fontSize);
    for await (const screen of openScreens(page, screens)) {
      const { sideways, cut, content } = await findLayoutFaults(page);
      const at = `${screen} at ${name}, ${width} × ${height}`;
      if (writesPictures)
        await page.screenshot({
          path: `.reports/screens/text-and-zoom/${name} ${width}x${height} ${screen.replaceAll(/\W+/g, '-')}.png`,
        });
      expect.soft(sideways, `sideways: ${at}`).toEqual([]);
      expect.soft(cut, `cut: ${at}`).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      const middle = await findLayoutFaults(page);
      expect.soft(Math.min(content, middle.content), `content of ${at}`).toBeGreaterThanOrEqual(0.5);
    }
  });
