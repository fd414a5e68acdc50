/** Rules of selling that several remotes need. Not a facade: each remote bundles what it uses. */
export { agentCodeFor } from './agent-code.ts';
