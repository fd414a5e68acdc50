/** Test support for slots: a shell and a main API in memory. Never part of a build. */

export { decoded } from './decoded.ts';
export type { Fault, RecordedRequest } from './fake-adapter.ts';
export { type FakeApi, fakeApi } from './fake-api.ts';
export { fakeCameras } from './fake-cameras.ts';
export { fakeDrawing, fakeJpeg, fakePng } from './fake-drawing.ts';
export { activeTab, FakeLocks } from './fake-locks.ts';
export { renderSlot } from './render-slot.tsx';
export {
  bankarWire,
  cartWire,
  emptyCartWire,
  investmentWire,
  jointApplicantWire,
  onboardingWire,
  redemptionWire,
  samples,
  schemeWire,
  switchingWire,
} from './samples/index.ts';
export { testAgent } from './test-agent.ts';
export { testConfig } from './test-config.ts';
export { type TestDrafts, testDrafts } from './test-drafts.ts';
export { testReference } from './test-reference.ts';
export { type TestSession, testSession } from './test-session.ts';
export { productReadBackTimes, type TestShell, testShell } from './test-shell.ts';
