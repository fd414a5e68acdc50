/** For tests: a browser with several tabs, and sessions in them. */
export { createTestBrowser, flushPromises } from './test-browser.ts';
export {
  aisyah,
  createSignedInTab,
  createTestSession,
  renewedTokens,
  tokensNamed,
  watchFor,
} from './test-session.ts';
