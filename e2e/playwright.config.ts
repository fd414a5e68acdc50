import { defineConfig } from 'playwright/test';
import { launchOptionsOf } from './support/page/launch-options.ts';
import { widths } from './support/page/widths.ts';
import { isLongRun, motion } from './support/run-form.ts';
import { origins, testBrowser } from './support/service/environment.ts';

/**
 * Specs that build, install or walk for minutes, measure times, or need other browsers. What they prove, others prove in
 * every run.
 */
const longFormAlone = [
  'applications/large.spec.ts',
  'customers/large-profile.spec.ts',
  'onboarding/camera.spec.ts',
  'selling/cart-large.spec.ts',
  'onboarding/onboarding-keys.spec.ts',
  'federation/dev.spec.ts',
  'federation/mirror/mirror.spec.ts',
  'memory/heap.spec.ts',
  'security/ingress.spec.ts',
  'security/nginx.spec.ts',
  'browsers/other-browsers.spec.ts',
  'frame/axe-widths.spec.ts',
  'onboarding/applicants.spec.ts',
  'onboarding/stopped.spec.ts',
  'onboarding/two-devices.spec.ts',
];

/** The composed portal in a real browser, against the real sandbox: no call is mocked. Started by `run.ts`. */
export default defineConfig({
  testDir: '..',
  // a remote's own specs lie in its folder
  testMatch: /\/(?:e2e|mfe-[a-z-]+\/e2e)\/(?:.*\/)?[^/]+\.spec\.ts$/,
  respectGitIgnore: true,
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
    launchOptions: launchOptionsOf(testBrowser),
  },
});
