export { DEMO_AGENTS, DEMO_PASSWORD, type DemoAgent } from '../seed/demo-agents.ts';
export { createTestAgent, type TestAgent, type TestAgentWish, testAgentWish } from '../seed/test-agent.ts';
export { type ApiDependencies, buildApi } from './build-api.ts';
export { type AgentRecord, findAgentByEmail, findAgentBySub } from './directory.ts';
export { faultDesk } from './fault-desk.ts';
export { FAULT_KINDS, type FaultKind, Faults, type FaultWish, faultWish } from './faults.ts';
export { IdempotencySwitch, idempotencyWish } from './idempotency-switch.ts';
export { ledgerOf } from './ledger.ts';
export {
  confirmCheckout,
  listOutbox,
  type OutboxMail,
  rejectCheckout,
} from './mailbox.ts';
export { MaintenanceSwitch, type MaintenanceWish, maintenanceWish } from './maintenance-switch.ts';
export { PAYMENT_HELP } from './payment-help.ts';
