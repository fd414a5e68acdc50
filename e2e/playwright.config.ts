import { defineConfig } from 'playwright/test';
import { featuresOff } from './support/page/browser-features.ts';
import { widths } from './support/page/widths.ts';
import { inForm, isLongRun, motion } from './support/run-form.ts';
import { chromium, origins } from './support/service/environment.ts';

/**
 * A test loads its pages once or twice: what V8 optimizes in the background, and collects of young objects, is a third of
 * their computing and gains them nothing. The long form measures, so it runs as agents' browsers do.
 */
const scriptOptions = inForm(['--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=32'], []);

/** The browser calls only the portal's sandbox. As root, Chromium cannot use its own process sandbox. */
const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page that did not load stays until a test has looked at it; Chromium would load it again after a second
  '--disable-auto-reload',
  featuresOff,
  ...scriptOptions,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Playwright switches these features off by default. Agents have them on, and without them tests do not see faults of
 * sign-in and session.
 */
const featuresOfAgentsBrowser = [
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-renderer-backgrounding',
];

/**
 * Specs that build, install or walk for minutes, measure times, or need other browsers. What they prove, others prove in
 * every run.
 */
const longFormAlone = [
  'applications/large.spec.ts',
  'selling/cart-large.spec.ts',
  'federation/dev.spec.ts',
  'memory/heap.spec.ts',
  'security/nginx.spec.ts',
  'browsers/other-browsers.spec.ts',
];

/** The composed portal in a real browser, against the real sandbox: no call is mocked. Started by `run.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: isLongRun ? [] : longFormAlone,
  // single tests of the long form; Jest or another browser test proves in every run what they prove
  grepInvert: isLongRun ? [] : /@long/,
  outputDir: '../.reports/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // two cores: a third test works while two wait; a fourth makes all of them slower and the run no shorter
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // files that one worker runs, and that take a minute
  reportSlowTests: { max: 10, threshold: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../.reports/playwright.json' }]],
  use: {
    baseURL: origins.host.url,
    locale: 'en-MY',
    // a device outside Malaysia: the portal's times are Malaysian all the same
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    viewport: widths.desktop,
    contextOptions: { reducedMotion: motion },
    launchOptions: {
      executablePath: chromium,
      args: browserArguments,
      ignoreDefaultArgs: featuresOfAgentsBrowser,
    },
  },
});
