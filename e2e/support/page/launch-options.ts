import type { LaunchOptions } from 'playwright/test';
import { inForm } from '../run-form.ts';
import { chromium } from '../service/environment.ts';
import { featuresOff } from './browser-features.ts';

/**
 * A test loads its pages once or twice: what V8 optimizes in the background, and collects of young objects, is a third of
 * their computing and gains them nothing. The long form measures, so it runs as agents' browsers do.
 */
const scriptOptions = inForm(['--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=32'], []);

/** The browser calls only the portal's sandbox. */
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

/** Playwright's options to start this Chromium. */
export const launchOptionsOf = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: browserArguments,
  ignoreDefaultArgs: featuresOfAgentsBrowser,
});

/** For tests of what the headless shell does not have. */
export const inWholeChromium = { launchOptions: launchOptionsOf(chromium) };
