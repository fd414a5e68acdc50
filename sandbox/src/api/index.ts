/** The main API, and what the rest of the sandbox and the end-to-end tests use of it. */
export { DEMO_AGENTS, DEMO_PASSWORD } from '../seed/demo-agents.ts';
export { createTestAgent } from '../seed/test-agent.ts';
export { type TestAgentOptions as TestAgentWish, testAgentSchema } from '../seed/test-agent-options.ts';
export { findAgentByEmail, findAgentBySub } from './agents/agent-records.ts';
export { confirmCheckout, listOutbox, type OutboxMail, rejectCheckout } from './checkout/mailbox.ts';
export { endWaiting } from './checkout/order-status.ts';
export { readLedger } from './ledger.ts';
export { buildApi } from './server/build-api.ts';
export type { Route } from './server/route.ts';
export { clockControls } from './settlement/clock-controls.ts';
export { rejectOpenOrders } from './settlement/reject-order.ts';
export { ApplicationSwitch, applicationSchema } from './switches/application-switch.ts';
export { faultControls } from './switches/fault-controls.ts';
export {
  type FaultSetting as FaultWish,
  Faults,
  faultSchema,
} from './switches/faults.ts';
export { IdempotencySwitch, idempotencySchema } from './switches/idempotency-switch.ts';
export {
  type MaintenanceSetting as MaintenanceWish,
  MaintenanceSwitch,
  maintenanceSchema,
} from './switches/maintenance-switch.ts';
