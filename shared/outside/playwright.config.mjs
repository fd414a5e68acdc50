import { join } from 'node:path';

/** Browser tests of a remote in another repository; started by `portal-remote test`, which says where the sandbox is. */
export default {
  testDir: join(process.cwd(), 'e2e'),
  outputDir: join(process.cwd(), '.cache/e2e'),
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.PORTAL_ADDRESS,
    locale: 'en-MY',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.PORTAL_CHROMIUM, args: ['--disable-gpu'] },
  },
};
