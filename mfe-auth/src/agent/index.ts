/** Who an identity is as an agent, and whether it may come in. */
export type { AgentVerdict } from './agent-check.ts';
export { checkMapping, readAgent } from './find-agent.ts';
