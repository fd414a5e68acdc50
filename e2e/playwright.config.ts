import { defineConfig } from 'playwright/test';
import { chromium, origins } from './support/environment.ts';

/** The browser calls nobody but the sandbox; as root it has no sandbox of its own to run in. */
const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The composed portal in a real browser, against the real sandbox: no call is mocked. Started by `run.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.reports/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../.reports/playwright.json' }]],
  use: {
    baseURL: origins.host.url,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: browserArguments,
      // agents have it on: a pop-up that does not open in the click itself must fail here too
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    { name: 'desktop-1440', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone-390',
      // neither memory nor time, faults, releases and servers know of a width; what pages cost is measured at both there
      testIgnore: [
        'call-faults.spec.ts',
        'cost.spec.ts',
        'drafts.spec.ts',
        'reference.spec.ts',
        'tabs.spec.ts',
        'leaks.spec.ts',
        'no-answer.spec.ts',
        'remote-faults.spec.ts',
        'integrity.spec.ts',
        'nginx.spec.ts',
        'once.spec.ts',
        'headers.spec.ts',
        'ladder.spec.ts',
        'releases.spec.ts',
        'oracle/**',
        'override.spec.ts',
        'dev.spec.ts',
        'skew.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
