import { expect, test } from '../support/fixtures/test.ts';
import { findLayoutFaults, setFontSize, spaceText } from '../support/page/layout-faults.ts';
import { inForm, writesPictures } from '../support/run-form.ts';
import { allScreens, openEach } from '../support/screens/all-screens.ts';
import { seedForms } from '../support/screens/forms.ts';
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
    const inEachRun = new Set(['/dashboard', '/client-profile', '/cart', 'redemption', 'checkout']);
    const screens = inForm(
      allScreens(page, agent, application).filter(({ name: screen }) => inEachRun.has(screen)),
      allScreens(page, agent, application),
    );
    await page.goto('/dashboard');
    await setFontSize(page, fontSize);
    for await (const screen of openEach(page, screens)) {
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
