export { DEMO_AGENTS, DEMO_PASSWORD, type DemoAgent } from '../seed/demo-agents.ts';
export { createTestAgent, type TestAgent, type TestAgentWish, testAgentWish } from '../seed/test-agent.ts';
export { type AgentRecord, findAgentByEmail, findAgentBySub } from './agents/agent-records.ts';
export { PAYMENT_HELP } from './applications/payment-help.ts';
export {
  confirmCheckout,
  listOutbox,
  type OutboxMail,
  rejectCheckout,
} from './checkout/mailbox.ts';
export { ledgerOf } from './ledger.ts';
export { type ApiDependencies, buildApi } from './server/build-api.ts';
export { faultDesk } from './switches/fault-controls.ts';
export { FAULT_KINDS, type FaultKind, Faults, type FaultWish, faultWish } from './switches/faults.ts';
export { IdempotencySwitch, idempotencyWish } from './switches/idempotency-switch.ts';
export { MaintenanceSwitch, type MaintenanceWish, maintenanceWish } from './switches/maintenance-switch.ts';
