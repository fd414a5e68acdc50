/** A host for tests: its pages with a test session and an API in memory. */
export {
  hostSession,
  mockResizeObserver,
  noItems,
  openPage,
  quietApi,
  testCustomerMode,
} from './host-harness.tsx';
