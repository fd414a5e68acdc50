export { AgentConfirmation } from './agent-confirmation.tsx';
