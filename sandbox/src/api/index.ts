export { DEMO_AGENTS, DEMO_PASSWORD, type DemoAgent } from '../seed/demo-agents.ts';
export { createTestAgent, type TestAgent, type TestAgentWish, testAgentWish } from '../seed/test-agent.ts';
export { type ApiDependencies, buildApi } from './build-api.ts';
export { type AgentRecord, findAgentByEmail, findAgentBySub } from './directory.ts';
export { FAULT_KINDS, Faults, type FaultWish, faultWish } from './faults.ts';
export {
  type AnswerOutcome,
  confirmCheckout,
  listOutbox,
  type OutboxMail,
  rejectCheckout,
} from './mailbox.ts';
export { PAYMENT_HELP } from './payment-help.ts';
