import { expect, test } from 'playwright/test';
import { createAgent } from '../support/service/agent.ts';
import { Control } from '../support/service/control.ts';
import { startFirefox } from './firefox.ts';
import { walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

// In the long form alone, for which `npm run test:long` installs the browsers. Playwright cannot drive them, so the
// fixtures of the other specs, which need its pages, are not used (docs/browsers.md).

const browsers = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKitGTK', start: startWebKit },
];

for (const { name, start } of browsers)
  test(`an agent signs in, sells, takes the payment and signs out in ${name}`, async ({ request }, info) => {
    const control = new Control(request, info.testId);
    const agent = await createAgent(control, info.testId);
    const browser = await start();
    try {
      const startedAt = Date.now();
      await walk(browser, agent, control);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`measured: a sale in ${browser.version} took ${seconds} s`);
      expect(browser.complaints(), 'errors and warnings of the console').toEqual([]);
    } catch (error) {
      const complaints = browser.complaints().join('\n');
      await info.attach('journal', { body: complaints, contentType: 'text/plain' });
      const picture = Buffer.from(await browser.picture(), 'base64');
      await info.attach('picture', { body: picture, contentType: 'image/png' });
      throw error;
    } finally {
      await browser.close();
    }
  });
