import { defineConfig } from 'playwright/test';
import { featuresOff } from './support/browser-features.ts';
import { chromium, origins } from './support/environment.ts';

/** The browser calls nobody but the sandbox; as root it has no sandbox of its own to run in. */
const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  featuresOff,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What agents have on and tests usually have not: it hides faults of sign-in and session. */
const switchedOffForTests = [
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-renderer-backgrounding',
];

/** Specs about just that; they say nothing in a browser without. */
const agentsBrowserAlone = [
  'opener-policies.spec.ts',
  'session-back.spec.ts',
  'session-clocks.spec.ts',
  'session-tabs.spec.ts',
];

/** Sign-in, session and shell: at 1440 in the browser as agents have it, at 390 in the one of the other tests. */
const signInAndShell = [
  'account-linking.spec.ts',
  'bad-tokens.spec.ts',
  'external.spec.ts',
  'finder.spec.ts',
  'first-paint.spec.ts',
  'flags.spec.ts',
  'forged-messages.spec.ts',
  'frame.spec.ts',
  'help.spec.ts',
  'home.spec.ts',
  'maintenance.spec.ts',
  'monitoring.spec.ts',
  'open-pages.spec.ts',
  'privacy-view.spec.ts',
  'redirect.spec.ts',
  'session.spec.ts',
  'shell.spec.ts',
  'sign-in.spec.ts',
  'sign-in-outcomes.spec.ts',
  'signed-out.spec.ts',
];

/** What is sold, as it looks on a phone too. */
const screens = [
  'applications.spec.ts',
  'cart-summary.spec.ts',
  'cart.spec.ts',
  'checkout.spec.ts',
  'customers.spec.ts',
  'documents.spec.ts',
  'invest.spec.ts',
  'keyboard.spec.ts',
  'payment.spec.ts',
  'sandbox-pages.spec.ts',
  'selling.spec.ts',
];

/** The browser that everything is tested in. */
const launchOptions = {
  executablePath: chromium,
  args: browserArguments,
  // agents have it on: a pop-up that does not open in the click itself must fail here too
  ignoreDefaultArgs: ['--disable-popup-blocking'],
};

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
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../.reports/playwright.json' }]],
  use: {
    baseURL: origins.host.url,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop-1440',
      testIgnore: [...agentsBrowserAlone, ...signInAndShell],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'agents-browser',
      testMatch: [...agentsBrowserAlone, ...signInAndShell],
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { ...launchOptions, ignoreDefaultArgs: switchedOffForTests },
      },
    },
    {
      name: 'phone-390',
      testMatch: [...signInAndShell, ...screens],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
