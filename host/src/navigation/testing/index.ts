/** A host for tests: its pages with a test session and an API in memory. */
export {
  createHostSession,
  fakeEmptyApi,
  mockResizeObserver,
  noItems,
  openPage,
  testCustomerMode,
} from './host-harness.tsx';
