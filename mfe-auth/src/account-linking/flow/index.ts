/** Account linking without its screens: state, steps and stored requests. */
export type { LinkProblem } from './link-account.ts';
export type { CodeProblem, LinkingFlow, LinkingState } from './linking-state.ts';
export type { AgentDetails, SendProblem } from './one-time-code.ts';
export { useLinking } from './use-linking.ts';
